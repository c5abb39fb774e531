import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

const require = createRequire(import.meta.url);
const { resolve } = createRequire(require.resolve('react-router-dom'));
const path = (file) => fileURLToPath(new URL(file, import.meta.url));

/** The package's exports lead to its development build, with messages for developers that no visitor needs. */
const productionRouter = Object.fromEntries(
  ['react-router', 'react-router/dom'].map((name) => {
    const file = resolve(name).replace('/development/', '/production/').replace(/\.js$/, '.mjs');
    return [`${name}$`, file];
  }),
);

/**
 * What every bundle of the product has in common.
 *
 * @param {object} options
 * @param {string} options.name prefix of class names, unique among the shell and the sections
 * @param {string} options.context the workspace's folder
 * @param {'platform' | 'app'} options.layer cascade layer of the workspace's CSS modules
 * @param {boolean} options.server a server bundle has the class names and the URLs, but emits no file for them
 * @param {'production' | 'development'} [options.mode]
 * @param {boolean} [options.refresh] components are marked for Fast Refresh
 */
export function baseConfig({ name, context, layer, server, mode = 'production', refresh = false }) {
  const checked = layer === 'app' ? [path('../styles/section-style-loader.cjs')] : [];
  const css = (modules) => [
    ...(server ? [] : [MiniCssExtractPlugin.loader]),
    {
      loader: require.resolve('css-loader'),
      options: {
        importLoaders: 1 + checked.length,
        sourceMap: false,
        modules: modules && {
          namedExport: false,
          exportLocalsConvention: 'as-is',
          exportOnlyLocals: server,
          localIdentName: `${name}_[local]_[hash:base64:6]`,
        },
      },
    },
  ];
  return {
    name: `${name}${server ? '-server' : ''}`,
    mode,
    context,
    devtool: false,
    performance: false,
    infrastructureLogging: { level: 'warn' },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: mode === 'production' ? productionRouter : {},
    },
    module: {
      // A name that does not exist is an error of the build, not of the page.
      parser: { javascript: { exportsPresence: 'error' } },
      rules: [
        {
          test: /\.tsx?$/,
          loader: require.resolve('swc-loader'),
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: mode === 'development', refresh } },
              target: 'es2022',
            },
          },
        },
        {
          test: /\.module\.css$/,
          use: [
            ...css(true),
            { loader: path('../styles/css-layer-loader.cjs'), options: { layer } },
            ...checked,
          ],
        },
        {
          test: /\.css$/,
          exclude: /\.module\.css$/,
          use: [...(server ? [path('../styles/empty-loader.cjs')] : css(false)), ...checked],
        },
        {
          test: /\.(avif|webp|png|jpe?g|svg|mp4|webm|mp3|vtt|woff2)$/,
          type: 'asset/resource',
          generator: { emit: !server, filename: 'media/[name].[contenthash:8][ext]' },
        },
      ],
    },
    optimization: {
      minimizer: [
        '...',
        new CssMinimizerPlugin({
          minify: CssMinimizerPlugin.lightningCssMinify,
          minimizerOptions: { targets: { chrome: 120 << 16, safari: 17 << 16, firefox: 120 << 16 } },
        }),
      ],
    },
  };
}
