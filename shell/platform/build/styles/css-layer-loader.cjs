/** Puts a CSS module into its cascade layer, so that no file has to remember to. */
module.exports = function cssLayerLoader(source) {
  return `@layer ${this.getOptions().layer} {\n${source}\n}`;
};
