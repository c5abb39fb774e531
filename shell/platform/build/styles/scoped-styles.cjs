const { transform } = require('lightningcss');

const SCOPED = new Set(['class', 'id']);
const ALTERNATIVES = new Set(['is', 'where', 'any']);

/** Whether what a selector matches is bound to a name that CSS Modules make the section's own. */
const isScoped = (selector, isNested) =>
  selector.some(
    (part) =>
      SCOPED.has(part.type) ||
      (part.type === 'nesting' && isNested) ||
      (ALTERNATIVES.has(part.kind) && part.selectors.every((each) => isScoped(each, isNested))),
  );

const mentionsGlobal = (value) =>
  value !== null &&
  typeof value === 'object' &&
  (/^(global|local)$/.test(value.type === 'pseudo-class' ? (value.name ?? value.kind) : '') ||
    Object.values(value).some(mentionsGlobal));

function* rulesOf(rules, isNested = false) {
  for (const { type, value } of rules) {
    if (type === 'style') yield { value, isNested };
    if (value?.rules) yield* rulesOf(value.rules, isNested || type === 'style');
  }
}

/**
 * The rules of a CSS module that reach beyond its section: `:global`, and selectors without a class of the module's own,
 * which would match the shell and every other section.
 * @returns {{ line: number, message: string }[]}
 */
function unscopedRules(source, filename) {
  const found = [];
  const StyleSheet = ({ rules }) => {
    for (const { value, isNested } of rulesOf(rules)) {
      const message = value.selectors.some(mentionsGlobal)
        ? ':global reaches beyond the section. Give the element a class of this module.'
        : value.selectors.every((selector) => isScoped(selector, isNested))
          ? null
          : 'This selector has no class of the module, so it matches the whole page. Begin it with a class.';
      if (message) found.push({ line: value.loc.line + 1, message });
    }
  };
  transform({ filename, code: Buffer.from(source), visitor: { StyleSheet } });
  return found;
}

module.exports = { unscopedRules };
