const path = require('node:path');
const { withBreakpoints } = require('./breakpoints.cjs');

const PLATFORM = path.resolve(__dirname, '../../src') + path.sep;

/** Puts a CSS module into its cascade layer, the platform's below those of sections, and the widths into its media queries. */
module.exports = function cssLayerLoader(source) {
  const layer = this.resourcePath.startsWith(PLATFORM) ? 'platform' : this.getOptions().layer;
  return `@layer ${layer} {\n${withBreakpoints(source)}\n}`;
};
