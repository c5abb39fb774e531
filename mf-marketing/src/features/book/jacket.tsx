import { fringeFrame, fringes, rings, type Point } from '../../shared/illustration/line-field';
import styles from './jacket.module.css';

const upper: Point = [180, 214];
const lower: Point = [180, 366];

/** The book's jacket: the two sources one above the other, so that the pattern between them is an eye. */
export function Jacket({ className }: { className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 360 540"
      width="360"
      height="540"
      className={className}
      role="img"
      aria-label="Jacket of Digital Mystics: two fields of rings, one above the other, and an eye where they overlap"
    >
      <rect className={styles.cloth} width="360" height="540" rx="4" />
      <path className={styles.line} d={rings(upper, 9, 144)} />
      <path className={styles.line} d={rings(lower, 9, 144)} />
      <path className={styles.eye} d={fringes(upper, lower, 9, 144)} transform={fringeFrame(upper, lower)} />
      <path className={styles.hinge} d="M14 0v540" />
      <text className={styles.title} x="30" y="48">
        Digital Mystics
      </text>
      <text className={styles.author} x="30" y="522">
        Ines Valdor
      </text>
    </svg>
  );
}
