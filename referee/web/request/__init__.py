"""Request basics that every page needs: context, access, rate limits."""
