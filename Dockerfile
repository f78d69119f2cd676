# syntax=docker/dockerfile:1

FROM node:22-bookworm-slim AS build
WORKDIR /src
ENV CI=true npm_config_yes=true
# What is installed changes less often than what is built.
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY tokens/package.json tokens/
COPY packages/model/package.json packages/model/
COPY packages/ui/package.json packages/ui/
COPY packages/charts/package.json packages/charts/
COPY packages/app/package.json packages/app/
COPY packages/server/package.json packages/server/
RUN npx pnpm@10 install --frozen-lockfile --filter tavoite --filter "@tavoite/server..." --filter "@tavoite/app..."
COPY . .
RUN node scripts/runtime.mjs runtime && mkdir data

# Node, its libraries and certificates, and nothing else: no shell, no package manager.
FROM gcr.io/distroless/nodejs22-debian12:nonroot
WORKDIR /app
COPY --from=build /src/runtime /app
# The only folder that is written to; mount a volume here, or set FILES_URL and use a tmpfs.
COPY --from=build --chown=65532:65532 /src/data /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 TAVOITE_DATA=/data TAVOITE_DEMO=0
USER 65532:65532
EXPOSE 4000
VOLUME /data
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["/nodejs/bin/node", "-e", "fetch('http://127.0.0.1:4000/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["/nodejs/bin/node", "packages/server/dist/bundled/main.mjs"]
CMD ["serve"]
