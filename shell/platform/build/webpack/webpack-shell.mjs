import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { shared } from '../shared.mjs';
import { baseConfig } from './webpack-base.mjs';

const defines = () =>
  new webpack.DefinePlugin({
    PLATFORM_VERSION: JSON.stringify(shared['@futurelab/platform/contract']),
    FEDERATION_ALLOW_NEW_FUNCTION: 'false',
    // The federation runtime leaves out what only servers need, and the snapshots that sites with manifests work with.
    ENV_TARGET: JSON.stringify('web'),
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  });

/** The shell in the browser: one script, what stands in every document before it, and what only some visits need in chunks beside it. */
export function shellClientConfig({ context, output, mode = 'production' }) {
  const base = baseConfig({ name: 'shell', context, layer: 'platform', server: false, mode });
  const file = mode === 'development' ? '[name]' : '[name].[contenthash:8]';
  return {
    ...base,
    entry: {
      shell: './src/client/index.ts',
      inline: './src/client/early-input/record.ts',
    },
    target: ['web', 'es2022'],
    experiments: { outputModule: true, topLevelAwait: true },
    output: {
      path: output,
      filename: `${file}.js`,
      chunkFilename: `${file}.js`,
      publicPath: '/shell/',
      uniqueName: 'futurelab_shell',
      module: true,
      clean: true,
    },
    optimization: { ...base.optimization, chunkIds: 'named' },
    plugins: [
      new MiniCssExtractPlugin({
        filename: `${file}.css`,
        chunkFilename: `${file}.css`,
      }),
      defines(),
    ],
  };
}

/** The service worker of members' browsers: one script, whose address is its own. */
export function shellWorkerConfig({ context, output }) {
  const base = baseConfig({ name: 'member-worker', context, layer: 'platform', server: true });
  return {
    ...base,
    entry: { 'member-worker': './src/member-worker/index.ts' },
    target: ['webworker', 'es2022'],
    output: { path: output, filename: '[name].js', clean: true },
  };
}

/** The shell's server: one ES module; only the web framework, the SDK for buckets and what draws pictures stay outside. */
export function shellServerConfig({ context, output }) {
  const base = baseConfig({ name: 'shell', context, layer: 'platform', server: true });
  return {
    ...base,
    entry: {
      index: './src/server/index.ts',
      'render-worker': './src/server/rendering/render-worker.ts',
      'platform-exports': './src/server/rendering/platform-exports.ts',
    },
    target: 'node20',
    experiments: { outputModule: true },
    output: {
      path: output,
      filename: '[name].mjs',
      library: { type: 'module' },
      chunkFormat: 'module',
      publicPath: '/shell/',
      clean: true,
    },
    externalsType: 'module',
    // A dynamic import stays one: who needs no bucket does not load the SDK.
    externals: [
      /^fastify$/,
      /^@fastify\//,
      /^@takumi-rs\//,
      { '@aws-sdk/client-s3': 'module-import @aws-sdk/client-s3' },
    ],
    node: { __dirname: false, __filename: false },
    module: {
      ...base.module,
      parser: {
        javascript: {
          ...base.module.parser.javascript,
          dynamicImportMode: 'eager',
          importMeta: false,
          url: false,
          worker: false,
        },
      },
    },
    optimization: { minimize: false },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }), defines()],
  };
}
