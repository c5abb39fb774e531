const path = require('node:path');

const PLATFORM = path.resolve(__dirname, '../../src') + path.sep;

/** Puts a CSS module into its cascade layer, so that no file has to remember to: the platform's below those of sections. */
module.exports = function cssLayerLoader(source) {
  const layer = this.resourcePath.startsWith(PLATFORM) ? 'platform' : this.getOptions().layer;
  return `@layer ${layer} {\n${source}\n}`;
};
