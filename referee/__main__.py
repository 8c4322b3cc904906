"""`python -m referee`, the same as the command."""

import sys

from referee.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
