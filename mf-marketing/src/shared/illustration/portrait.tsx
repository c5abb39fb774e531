import { rings, type Point } from './line-field';
import styles from './portrait.module.css';

const PROFILE =
  'M88 500C92 462 118 440 150 426C172 416 180 402 179 384C178 376 173 370 163 369C148 371 130 371 121 362C114 354 119 345 117 337C115 331 107 329 108 321C108 315 113 313 112 309C109 304 101 302 104 294C105 288 110 286 109 280C107 275 97 277 89 273C82 269 84 263 88 257C96 243 107 229 109 216C110 208 105 203 105 194C105 184 109 170 112 158C118 120 150 84 200 76C262 68 312 104 322 160C326 190 318 226 300 252C286 276 270 300 264 322C260 342 264 372 276 392C288 410 322 420 352 430C386 442 408 464 414 500';
const HAIR =
  'M118 140C126 104 156 80 200 75C264 68 314 106 322 162C325 180 324 196 320 211C346 204 373 222 373 253C373 283 345 301 319 290C306 285 298 277 293 269C284 280 272 290 262 290C252 284 256 262 246 246C236 232 218 238 206 222C196 206 204 190 190 176C170 160 140 160 118 140Z';
const eye: Point = [112, 214];
const knot: Point = [330, 250];

/** Ines Valdor in profile: the rings that start at her eye are ember in front of her and ink within her. */
export function Portrait({ className }: { className?: string | undefined }) {
  return (
    <svg
      viewBox="-55 20 475 480"
      width="475"
      height="480"
      className={className}
      role="img"
      aria-label="Line drawing of Ines Valdor in profile"
    >
      <clipPath id="portrait-profile">
        <path d={PROFILE} />
      </clipPath>
      <clipPath id="portrait-hair">
        <path d={HAIR} />
      </clipPath>
      <path className={styles.outward} d={rings(eye, 11, 165)} />
      <path className={styles.ground} d={PROFILE} />
      <path className={styles.inward} d={rings(eye, 11, 480)} clipPath="url(#portrait-profile)" />
      <path className={styles.ground} d={HAIR} />
      <path className={styles.hair} d={rings(knot, 5, 270)} clipPath="url(#portrait-hair)" />
      <path className={styles.outline} d={HAIR} />
    </svg>
  );
}
