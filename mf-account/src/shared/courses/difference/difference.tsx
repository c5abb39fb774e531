import { classNames, Skeleton, VisuallyHidden } from '@futurelab/platform/ui';
import { useEffect, useState } from 'react';
import styles from './difference.module.css';
import type { DifferentLine } from './different-lines';

interface DifferenceProps {
  before: string;
  after: string;
}

const SIGNS = { added: '+', removed: '−', same: '' } as const;
const LABELS = { added: 'Added: ', removed: 'Removed: ', same: '' } as const;

/** What was removed and added from one text to another, line by line. */
export function Difference({ before, after }: DifferenceProps) {
  const [lines, setLines] = useState<DifferentLine[] | null>(null);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    import(/* webpackChunkName: "diff" */ './different-lines').then(
      ({ differentLines }) => isCurrent && setLines(differentLines(before, after)),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [before, after]);
  if (isFailed) return <p>The comparison didn’t load. Check your connection and reload the page.</p>;
  if (!lines) return <Skeleton lines={4} />;
  if (lines.length === 0) return <p>No differences.</p>;
  return (
    <ul className={styles.lines} aria-label="Differences">
      {lines.map(({ kind, text }, index) => (
        <li key={index} className={classNames(styles.line, styles[kind])}>
          <span aria-hidden>{SIGNS[kind]}</span>
          <span dir="auto">
            <VisuallyHidden>{LABELS[kind]}</VisuallyHidden>
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
