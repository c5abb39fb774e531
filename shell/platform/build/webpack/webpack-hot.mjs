import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import { browserConfig } from './webpack-remote.mjs';
import { shellClientConfig } from './webpack-shell.mjs';

const path = (file) => fileURLToPath(new URL(file, import.meta.url));

/** In the place of a release id; what is under development changes under one name. */
export const DEVELOPMENT = 'development';

/** A section's container for the browser that takes new modules in place and keeps the state of components. */
export function hotSectionConfig({ app, context, output }) {
  const base = browserConfig({
    app,
    context,
    output,
    mode: 'development',
    release: DEVELOPMENT,
    expose: [path('../hot/updates.mjs'), './src/app.tsx'],
  });
  return {
    ...base,
    devtool: 'cheap-module-source-map',
    // The shell shares one JSX runtime with sections, the one of releases.
    resolve: { ...base.resolve, alias: { 'react/jsx-dev-runtime$': path('../hot/jsx-dev-runtime.mjs') } },
    // A page that missed a build catches up through every one since.
    output: { ...base.output, clean: { keep: /hot-update/ } },
    plugins: [
      ...base.plugins,
      new webpack.HotModuleReplacementPlugin(),
      new ReactRefreshPlugin({ overlay: false, include: /\.tsx$/ }),
    ],
  };
}

/** The shell in the browser with React's development build, `inside-site` or `standalone`. */
export function hotShellConfig({ context, output, entry }) {
  const base = shellClientConfig({ context, output, mode: 'development' });
  return {
    ...base,
    devtool: 'cheap-module-source-map',
    entry: { shell: `./src/dev/${entry}` },
    output: { ...base.output, publicPath: '/__dev/shell/' },
  };
}
