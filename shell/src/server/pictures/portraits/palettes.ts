/**
 * Inks of a portrait. Its address knows no theme, so the ground is a middle tone that stands out from paper and from night
 * alike, and both the light and the dark ink are legible on it.
 */
export interface Palette {
  ground: string;
  /** Of the face: paper, and no skin. */
  paper: string;
  /** Of the clothes. */
  cloth: string;
  /** Of hair that is neither dark nor light. */
  warm: string;
}

export const DARK = '#1f2421';
export const LIGHT = '#fbf3e6';

export const PALETTES: readonly Palette[] = [
  { ground: '#c0562f', paper: '#f6efdc', cloth: '#1d5f63', warm: '#f0b45a' },
  { ground: '#1f7d7a', paper: '#fbe3cc', cloth: '#d9763f', warm: '#e0a34a' },
  { ground: '#a8781f', paper: '#e4ece4', cloth: '#2f4f6f', warm: '#8f3b1c' },
  { ground: '#5b6fa8', paper: '#fbeccb', cloth: '#e3b04b', warm: '#d98a4e' },
  { ground: '#9c5a86', paper: '#e3eef0', cloth: '#24605a', warm: '#efb36b' },
  { ground: '#5f8040', paper: '#fbe0d6', cloth: '#8c3f2b', warm: '#edc063' },
  { ground: '#b8546a', paper: '#e9eef5', cloth: '#37497a', warm: '#f2c27a' },
  { ground: '#7d6a5a', paper: '#f7e6d6', cloth: '#c95f35', warm: '#e6b87d' },
  { ground: '#3f7ba6', paper: '#fce4d0', cloth: '#a13f35', warm: '#f0bd6b' },
  { ground: '#73659f', paper: '#f8ecd4', cloth: '#2c6e5b', warm: '#eda964' },
];

/** Of a member who is gone. */
export const FORMER: Palette = { ground: '#7c827e', paper: '#c2c7c3', cloth: '#5c625e', warm: '#dfe2e0' };
