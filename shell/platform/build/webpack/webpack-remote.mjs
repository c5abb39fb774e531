import enhanced from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { ReleaseIntegrityPlugin } from './release-integrity-plugin.mjs';
import { rangesOf, shared } from '../shared.mjs';
import { StableIdsPlugin } from './stable-ids-plugin.mjs';
import { baseConfig } from './webpack-base.mjs';

/**
 * Stands for the release id while webpack runs: the id is the hash of what webpack writes, so it can only be
 * put in afterwards. As long as an id, so that nothing moves when it is.
 */
export const RELEASE_ID_PLACEHOLDER = 'r0e1l2e3a4s5e6i7';

/** After this a file that does not arrive counts as failed. */
const CHUNK_TIMEOUT_MS = 4_000;

/** The name of a section as a JavaScript identifier: `mf-learning` → `mf_learning`. */
export const identifierOf = (app) => app.replaceAll('-', '_');

/** The federated container a browser loads. Every name in it carries the release, so releases can meet in a page. */
export function browserConfig({
  app,
  context,
  output,
  mode = 'production',
  release = RELEASE_ID_PLACEHOLDER,
  expose = './src/app.tsx',
}) {
  const developing = mode === 'development';
  const base = baseConfig({
    name: identifierOf(app),
    context,
    layer: 'app',
    server: false,
    mode,
    refresh: developing,
  });
  const unique = `${identifierOf(app)}_${release}`;
  const { rangeOf } = rangesOf(context);
  return {
    ...base,
    // Beside the release, for who has a stack of it to read; browsers are neither pointed there nor served it.
    devtool: developing ? false : 'hidden-source-map',
    module: {
      ...base.module,
      // Of a library one file: the hash of each further one would be in every page of the section.
      rules: [...base.module.rules, { test: /node_modules/, parser: { dynamicImportMode: 'eager' } }],
    },
    entry: {},
    target: ['web', 'es2022'],
    output: {
      path: output,
      // No hashes: the folder is the release's own, and a hash known before code is minified depends on where it is built.
      filename: '[name].js',
      chunkFilename: '[name].js',
      publicPath: `/mfe/${app}/${release}/`,
      uniqueName: unique,
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
      // A page whose code threw while it was loaded is run again when it is tried again, not left half done.
      strictModuleExceptionHandling: true,
    },
    optimization: {
      ...base.optimization,
      chunkIds: 'named',
      moduleIds: developing ? 'named' : 'deterministic',
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: '[name].css',
        chunkFilename: '[name].css',
        ignoreOrder: true,
      }),
      new enhanced.ModuleFederationPlugin({
        name: unique,
        library: { type: 'var', name: unique },
        filename: 'remoteEntry.js',
        exposes: { './app': expose },
        shareStrategy: 'loaded-first',
        // Read by the release builder; and it does not understand a container with more than one module.
        manifest: !developing,
        dts: false,
        dev: false,
        bridge: { enableBridgeRouter: false },
        shared: Object.fromEntries(
          Object.keys(shared).map((name) => [
            name,
            { singleton: true, strictVersion: true, requiredVersion: rangeOf(name), import: false },
          ]),
        ),
        experiments: { externalRuntime: true, optimization: { target: 'web', disableRemote: true } },
      }),
      // What is under development changes under one name, so that nothing checks its hashes.
      ...(developing ? [] : [new ReleaseIntegrityPlugin(), new StableIdsPlugin()]),
    ],
  };
}

/** One CommonJS file for the shell server, which hands it the shared libraries through `require`. */
export function serverConfig({ app, context, output }) {
  const base = baseConfig({ name: identifierOf(app), context, layer: 'app', server: true });
  return {
    ...base,
    entry: './src/app.tsx',
    target: 'node20',
    output: {
      path: output,
      filename: 'server.cjs',
      library: { type: 'commonjs2' },
      publicPath: `/mfe/${app}/${RELEASE_ID_PLACEHOLDER}/`,
    },
    externalsType: 'commonjs',
    externals: Object.keys(shared),
    optimization: { minimize: false, moduleIds: 'deterministic' },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}
