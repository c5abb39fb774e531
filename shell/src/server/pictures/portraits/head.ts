/** How far a face is from the one it is drawn after, in the units of its drawing: forward, or down for `tip`. */
export interface Face {
  forehead: number;
  bridge: number;
  nose: number;
  tip: number;
  lips: number;
  chin: number;
}

const face = (
  forehead: number,
  bridge: number,
  nose: number,
  tip: number,
  lips: number,
  chin: number,
): Face => ({ forehead, bridge, nose, tip, lips, chin });

export const FACES: readonly Face[] = [
  face(0, 0, 0, 0, 0, 0),
  face(-6, 0, 7, 4, -2, -6),
  face(8, -6, -6, -10, 4, -4),
  face(2, 8, 6, 2, 0, 6),
  face(4, -4, 4, -4, 10, 2),
  face(-4, 2, 8, 8, 4, 6),
];

/** The head from the neck over chin, nose and crown to the nape, looking left. */
export function profileOf({ forehead, bridge, nose, tip, lips, chin }: Face): string {
  const [b, n, l, c, f] = [109 - bridge, 84 - nose, 107 - lips, 118 - chin, 110 - forehead];
  return `M176 440C178 420 180 402 179 384C178 376 173 370 163 369C148 371 ${c + 12} 371 ${c + 3} 362C${c - 4} 354 ${c + 1} 345 ${c - 1} 337C${c - 3} 331 ${l} 329 ${l + 1} 321C${l + 1} 315 ${l + 6} 313 ${l + 5} 309C${l + 2} 304 ${l - 6} 302 ${l - 3} 294C${l - 2} 288 ${l + 3} 286 ${l + 2} 280C${l} 275 ${n + 12} ${277 + tip / 2} ${n + 5} ${273 + tip}C${n - 2} ${269 + tip} ${n} ${263 + tip} ${n + 4} ${257 + tip}C${n + 14} 243 ${b - 2} 229 ${b} 216C${b + 1} 208 ${f - 5} 203 ${f - 5} 194C${f - 5} 184 ${f - 1} 170 ${f + 2} 158C118 120 150 84 200 76C262 68 312 104 322 160C326 190 318 226 300 252C286 276 270 300 264 322C261 345 262 400 280 440Z`;
}

export const SHOULDERS =
  'M40 520C62 452 116 440 150 426C166 419 176 412 180 402C206 424 250 420 271 388C288 410 322 420 352 430C392 444 424 470 436 520Z';

/** What is worn at the neck; each is filled or drawn in the light ink. */
export const COLLARS = [
  { name: 'plain', fill: '', line: '' },
  {
    name: 'rollneck',
    fill: 'M170 398C200 382 244 378 268 350C276 366 280 388 290 412C256 436 200 444 160 432Z',
    line: '',
  },
  { name: 'lapels', fill: '', line: 'M164 420L216 500M288 410L232 500' },
  { name: 'scarf', fill: '', line: 'M150 430C200 452 260 446 308 414M128 442C192 476 280 470 340 428' },
] as const;

export const EYE = [126, 212] as const;
