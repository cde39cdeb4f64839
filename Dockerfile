# syntax=docker/dockerfile:1
# The site as one image, from the lockfile: docs/operating.md#a-container

FROM node:20-bookworm-slim AS build
WORKDIR /denk
COPY package.json package-lock.json .npmrc ./
COPY shared/package.json shared/
COPY shell/package.json shell/
COPY mf-chat/package.json mf-chat/
COPY mf-questionnaire/package.json mf-questionnaire/
COPY mf-results/package.json mf-results/
COPY mf-static-pages/package.json mf-static-pages/
COPY server/package.json server/
COPY tooling/package.json tooling/
COPY tooling/denk/package.json tooling/denk/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build
# What runs needs the server's own packages and nothing that builds or tests.
RUN npm ci --ignore-scripts --omit=dev --workspace=server

FROM node:20-bookworm-slim
WORKDIR /denk
ENV NODE_ENV=production DATA_DIR=/data PORT=3000
RUN mkdir /data && chown node:node /data
COPY --from=build /denk/node_modules node_modules
COPY --from=build /denk/server/package.json server/package.json
COPY --from=build /denk/server/dist server/dist
COPY --from=build /denk/server/fonts server/fonts
COPY --from=build /denk/catalogue catalogue
COPY --from=build /denk/shell/dist shell/dist
COPY --from=build /denk/mf-chat/dist mf-chat/dist
COPY --from=build /denk/mf-questionnaire/dist mf-questionnaire/dist
COPY --from=build /denk/mf-results/dist mf-results/dist
COPY --from=build /denk/mf-static-pages/dist mf-static-pages/dist
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself gets the signal to stop; it needs up to eleven seconds.
STOPSIGNAL SIGTERM
CMD ["node", "server/dist/main.mjs"]
