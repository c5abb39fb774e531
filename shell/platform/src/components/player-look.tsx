import { playbackTime, pluralize } from '@futurelab/platform/format';
import { classNames, Icon, VisuallyHidden } from '@futurelab/platform/ui';
import type { CSSProperties } from 'react';
import styles from './player-look.module.css';

const SPEEDS = [0.75, 1, 1.25, 1.5, 2];

/** How the controls of everything that is played look: those here, and those of a library that brings its own. */
export const playerClasses = {
  button: styles.button,
  play: styles.play,
  time: styles.time,
};

interface PlayToggleProps {
  playing: boolean;
  onToggle: () => void;
}

export const PlayToggle = ({ playing, onToggle }: PlayToggleProps) => (
  <button type="button" className={styles.play} onClick={onToggle}>
    <Icon name={playing ? 'pause' : 'play'} label={playing ? 'Pause' : 'Play'} />
  </button>
);

interface SkipProps {
  /** Back when it is negative. */
  seconds: number;
  onSkip: (seconds: number) => void;
  className?: string | undefined;
}

export const Skip = ({ seconds, onSkip, className }: SkipProps) => (
  <button type="button" className={classNames(styles.button, className)} onClick={() => onSkip(seconds)}>
    <span aria-hidden="true">
      {seconds < 0 ? '−' : '+'}
      {Math.abs(seconds)}
    </span>
    <VisuallyHidden>
      {seconds < 0 ? 'Back' : 'Forward'} {pluralize(Math.abs(seconds), 'second')}
    </VisuallyHidden>
  </button>
);

interface PositionProps {
  /** Seconds. */
  at: number;
  end: number;
  onSeek: (seconds: number) => void;
}

export const Position = ({ at, end, onSeek }: PositionProps) => (
  <>
    <span className={styles.time}>{playbackTime(at)}</span>
    <input
      type="range"
      className={styles.range}
      style={{ '--heard': end > 0 ? at / end : 0 } as CSSProperties}
      aria-label="Position"
      aria-valuetext={`${spokenTime(at)} of ${spokenTime(end)}`}
      min={0}
      max={Math.floor(end)}
      value={Math.floor(at)}
      onChange={({ target }) => onSeek(target.valueAsNumber)}
    />
    <span className={styles.time}>{playbackTime(end)}</span>
  </>
);

interface SpeedProps {
  speed: number;
  onChoose: (speed: number) => void;
}

export const Speed = ({ speed, onChoose }: SpeedProps) => (
  <select
    className={styles.speed}
    aria-label="Speed"
    value={speed}
    onChange={({ target }) => onChoose(Number(target.value))}
  >
    {SPEEDS.map((each) => (
      <option key={each} value={each}>
        {each}×
      </option>
    ))}
  </select>
);

/** `75` → `1 minute 15 seconds`, for screen readers. */
function spokenTime(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), Math.floor(seconds % 60)];
  return minutes === 0
    ? pluralize(rest, 'second')
    : `${pluralize(minutes, 'minute')} ${pluralize(rest, 'second')}`;
}
