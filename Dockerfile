# The referee in a container; docs/install.md says how to run it.
FROM python:3.11-slim AS build
WORKDIR /source
COPY requirements.lock requirements-postgres.lock ./
RUN python -m venv /app \
 && /app/bin/pip install --no-cache-dir --require-hashes -r requirements.lock \
 && /app/bin/pip install --no-cache-dir --require-hashes -r requirements-postgres.lock
COPY pyproject.toml hatch_build.py LICENSE README.md ./
COPY referee referee
COPY templates templates
COPY static static
RUN /app/bin/pip install --no-cache-dir --no-deps --no-build-isolation .

FROM python:3.11-slim
COPY --from=build /app /app
RUN useradd --create-home referee && install -d -o referee -g referee /data
USER referee
ENV PATH=/app/bin:$PATH XDG_DATA_HOME=/data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
ENTRYPOINT ["referee"]
