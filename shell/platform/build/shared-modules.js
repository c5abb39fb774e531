/**
 * What sections import from outside themselves: the shell brings the one copy of each, and a section's bundles contain
 * none of them. Plain JavaScript, because webpack's configurations read the names here as well.
 */
export const sharedModules = {
  react: () => import(/* webpackMode: "eager" */ 'react'),
  'react/jsx-runtime': () => import(/* webpackMode: "eager" */ 'react/jsx-runtime'),
  'react-dom': () => import(/* webpackMode: "eager" */ 'react-dom'),
  '@futurelab/platform/api': () => import(/* webpackMode: "eager" */ '@futurelab/platform/api'),
  '@futurelab/platform/contract': () => import(/* webpackMode: "eager" */ '@futurelab/platform/contract'),
  '@futurelab/platform/format': () => import(/* webpackMode: "eager" */ '@futurelab/platform/format'),
  '@futurelab/platform/overlays': () => import(/* webpackMode: "eager" */ '@futurelab/platform/overlays'),
  '@futurelab/platform/paths': () => import(/* webpackMode: "eager" */ '@futurelab/platform/paths'),
  '@futurelab/platform/player': () => import(/* webpackMode: "eager" */ '@futurelab/platform/player'),
  '@futurelab/platform/query': () => import(/* webpackMode: "eager" */ '@futurelab/platform/query'),
  '@futurelab/platform/report': () => import(/* webpackMode: "eager" */ '@futurelab/platform/report'),
  '@futurelab/platform/router': () => import(/* webpackMode: "eager" */ '@futurelab/platform/router'),
  '@futurelab/platform/runtime': () => import(/* webpackMode: "eager" */ '@futurelab/platform/runtime'),
  '@futurelab/platform/session': () => import(/* webpackMode: "eager" */ '@futurelab/platform/session'),
  '@futurelab/platform/storage': () => import(/* webpackMode: "eager" */ '@futurelab/platform/storage'),
  '@futurelab/platform/telemetry': () => import(/* webpackMode: "eager" */ '@futurelab/platform/telemetry'),
  '@futurelab/platform/theme': () => import(/* webpackMode: "eager" */ '@futurelab/platform/theme'),
  '@futurelab/platform/toast': () => import(/* webpackMode: "eager" */ '@futurelab/platform/toast'),
  '@futurelab/platform/ui': () => import(/* webpackMode: "eager" */ '@futurelab/platform/ui'),
  // What few pages need, or only after a visitor has acted, waits until it is asked for.
  '@futurelab/platform/forms': () => import(/* webpackChunkName: "forms" */ '@futurelab/platform/forms'),
  '@futurelab/platform/markdown': () =>
    import(/* webpackChunkName: "markdown" */ '@futurelab/platform/markdown'),
};
