/**
 * Fonts that devices bring with them and that stand in until ours have come: units per em, and the average width of a
 * character by letter frequency in English, in those units. From `@capsizecss/metrics` 4.3.0, which measured the fonts.
 */
export const GEORGIA = { unitsPerEm: 2048, xWidthAvg: 913 };
export const TIMES_NEW_ROMAN = { unitsPerEm: 2048, xWidthAvg: 832 };
export const NOTO_SERIF = { unitsPerEm: 1000, xWidthAvg: 481 };
export const ARIAL = { unitsPerEm: 2048, xWidthAvg: 913 };
export const ROBOTO = { unitsPerEm: 2048, xWidthAvg: 911 };
