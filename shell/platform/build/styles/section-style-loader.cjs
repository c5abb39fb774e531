const { unscopedRules } = require('./scoped-styles.cjs');

/** Refuses styles of a section that would reach the shell or another section. */
module.exports = function sectionStyleLoader(source) {
  if (!this.resourcePath.endsWith('.module.css'))
    throw new Error('Styles of a section are CSS Modules. Give the file a name that ends in .module.css.');
  const found = unscopedRules(source, this.resourcePath);
  if (found.length > 0)
    throw new Error(found.map(({ line, message }) => `line ${line}: ${message}`).join('\n'));
  return source;
};
