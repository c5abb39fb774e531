/** Of a chart, in its own units; it is as wide as its place. */
export const WIDTH = 680;
export const HEIGHT = 200;
/** How far what is drawn stays from the edges. */
export const PLOT = { left: 56, right: 8, top: 10, bottom: 24 };
