import { markInputRule, markPasteRule, type Mark } from '@tiptap/core';
import Bold from '@tiptap/extension-bold';
import Italic from '@tiptap/extension-italic';
import Strike from '@tiptap/extension-strike';

/** Emphasis neither begins nor ends with a space: `2 * 3 * 4` has none. */
const between = (sign: string, end: string): RegExp => {
  const other = sign[0] === '*' ? String.raw`\*` : sign[0]!;
  const escaped = sign.replaceAll('*', String.raw`\*`);
  return new RegExp(
    `(?:^|\\s)(${escaped}(?![\\s${other}])([^${other}]*[^\\s${other}])${escaped})${end}`,
    'g',
  );
};

const withInputRules = (mark: Mark, ...signs: string[]) =>
  mark.extend({
    addInputRules() {
      return signs.map((sign) =>
        markInputRule({ find: new RegExp(between(sign, '$').source), type: this.type }),
      );
    },
    addPasteRules() {
      return signs.map((sign) =>
        markPasteRule({ find: between(sign, `(?!${sign[0] === '*' ? '\\*' : sign[0]})`), type: this.type }),
      );
    },
  });

export const emphasis = [
  withInputRules(Bold as Mark, '**', '__'),
  withInputRules(Italic as Mark, '*', '_'),
  withInputRules(Strike as Mark, '~~'),
];
