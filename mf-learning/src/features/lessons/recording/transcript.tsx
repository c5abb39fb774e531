import { playbackTime } from '@futurelab/platform/format';
import { classNames } from '@futurelab/platform/ui';
import { useEffect, useRef } from 'react';
import type { Playable } from '../../../shared/media-elements';
import type { RecordingBlock } from '../../../queries/lessons';
import styles from './transcript.module.css';
import { useTime } from './use-time';

interface TranscriptProps {
  lines: RecordingBlock['transcript'];
  element: HTMLMediaElement | null;
  player: Playable | null;
}

/** What is said, a button a line: it goes there. The line that is being said is marked and stays in sight. */
export function Transcript({ lines, element, player }: TranscriptProps) {
  const current = useTime(element, (seconds) => lines.findLastIndex(({ start }) => start <= seconds));
  const list = useRef<HTMLOListElement>(null);
  const started = useTime(element, (seconds) => (seconds > 0 ? 1 : 0)) === 1;

  // Only the list moves, never the page.
  useEffect(() => {
    const line = list.current?.children[current];
    if (!started || !(line instanceof HTMLElement) || !list.current) return;
    list.current.scrollTop = line.offsetTop - list.current.clientHeight / 3;
  }, [current, started]);

  return (
    <details className={styles.transcript}>
      <summary>Transcript</summary>
      {/* A long one scrolls, which a keyboard does from its lines. */}
      <ol ref={list} className={styles.lines}>
        {lines.map(({ start, text }, index) => (
          <li key={start}>
            <button
              type="button"
              className={classNames(styles.line, started && index === current && styles.current)}
              aria-current={started && index === current ? 'true' : undefined}
              onClick={() => {
                if (player) player.currentTime = start;
              }}
            >
              <span className={styles.time}>{playbackTime(start)}</span>
              <span>{text}</span>
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
