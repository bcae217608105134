# One image for both processes: the API by default, the worker with `node --max-semi-space-size=4 dist/worker/main.js`.
ARG NODE_IMAGE=node:24.19.0-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

FROM ${NODE_IMAGE} AS dependencies
WORKDIR /app
COPY package.json package-lock.json ./
# Of the model's runtime three files are used; the others are ten times as large.
RUN npm ci --omit=dev --no-audit --no-fund \
  && find node_modules/onnxruntime-web/dist -type f ! -name ort.node.min.js ! -name 'ort-wasm-simd-threaded.mjs' \
    ! -name 'ort-wasm-simd-threaded.wasm' -delete

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /app
COPY --from=dependencies /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY models ./models
COPY package.json ./
USER node
EXPOSE 3000 9464 9465
CMD ["node", "--enable-source-maps", "dist/src/main.js"]
