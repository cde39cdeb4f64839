# syntax=docker/dockerfile:1
# The site as one image, from the lockfile: docs/operating.md#a-container

FROM node:20-bookworm-slim AS build
WORKDIR /denk
COPY . .
RUN npm ci --ignore-scripts && npm run build
# What runs needs the server's own packages and nothing that builds or tests.
RUN npm ci --ignore-scripts --omit=dev --workspace=server
RUN mkdir /image && cp -r --parents node_modules server/node_modules server/package.json server/dist server/fonts catalogue shell/dist mf-*/dist /image

FROM node:20-bookworm-slim
WORKDIR /denk
ENV NODE_ENV=production DATA_DIR=/data PORT=3000 MALLOC_ARENA_MAX=2
RUN mkdir /data && chown node:node /data
COPY --from=build /image .
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself gets the signal to stop; it needs up to eleven seconds.
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=4", "server/dist/main.mjs"]
