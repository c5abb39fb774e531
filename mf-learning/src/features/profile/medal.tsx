import styles from './medal.module.css';

const CENTER = 24;
const INNER = 16;
const OUTER = 19;

/** A rosette with as many points as what it is for gives, so that medals in a strip tell apart. */
export function Medal({ seed }: { seed: string }) {
  const points = 10 + ([...seed].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 7) * 2;
  const edge = Array.from({ length: points * 2 }, (_, index) => {
    const angle = (Math.PI * index) / points;
    const radius = index % 2 === 0 ? OUTER : INNER;
    return `${(CENTER + radius * Math.sin(angle)).toFixed(1)} ${(CENTER - radius * Math.cos(angle)).toFixed(1)}`;
  });
  return (
    <svg className={styles.medal} viewBox="0 0 48 60" width="40" height="50" aria-hidden="true">
      <path className={styles.ribbon} d="M15 36l-4 20 7-5 6 7 6-7 7 5-4-20" />
      <path className={styles.edge} d={`M${edge.join('L')}Z`} />
      <circle className={styles.line} cx={CENTER} cy={CENTER} r="11" />
      <path className={styles.line} d="M18.5 24.5l4 4 7.5-8.5" />
    </svg>
  );
}
