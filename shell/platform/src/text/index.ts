/** What a form says beside a field, and the api in its answer. */
export const UNSUPPORTED_CHARACTERS = 'Some characters aren’t supported.';

// Symbols that fonts draw as nothing: Braille blank, null notehead, hieroglyphic blanks.
const BLANK_SYMBOLS = String.raw`\u2800\u{1d159}\u{13441}\u{13442}`;
const VISIBLE = new RegExp(
  String.raw`(?![\p{Default_Ignorable_Code_Point}${BLANK_SYMBOLS}])[\p{L}\p{N}\p{P}\p{S}]`,
  'u',
);

const CONTROLS = String.raw`\p{Cc}\p{Cs}`;
const LINE_SEPARATORS = String.raw`\p{Zl}\p{Zp}`;
const DIRECTION_OVERRIDES = String.raw`\u202a-\u202e\u2066-\u2069`;
const SPACING_CONTROLS = /[\t\n\v\f\r\u0085\p{Zl}\p{Zp}]+/gu;
const NOT_IN_ONE_LINE = new RegExp(`[${CONTROLS}${LINE_SEPARATORS}${DIRECTION_OVERRIDES}]`, 'u');
const EVERY_NOT_IN_ONE_LINE = new RegExp(NOT_IN_ONE_LINE, 'gu');

/** Whether a reader would see anything of it: not only spaces, joiners, fillers or marks without a letter. */
export const isVisible = (text: string): boolean => VISIBLE.test(text);

/** Without surrounding space; empty when nothing of it is visible. */
export const visibleText = (text: string): string => (isVisible(text) ? text.trim() : '');

/** Whether it stays in its line and in its direction. A joiner within a name or an emoji does. */
export const isOneLine = (text: string): boolean => !NOT_IN_ONE_LINE.test(text);

/** The same text as one line, for what did not come through a form; empty when nothing of it is visible. */
export const asOneLine = (text: string): string =>
  visibleText(text.replace(SPACING_CONTROLS, ' ').replace(EVERY_NOT_IN_ONE_LINE, ''));
