import { playbackTime } from '@futurelab/platform/format';
import {
  closePlayer,
  pausePlayer,
  play,
  playerSound,
  usePlayer,
  type Track,
} from '@futurelab/platform/player';
import { Link } from '@futurelab/platform/router';
import { Icon, VisuallyHidden } from '@futurelab/platform/ui';
import { useEffect } from 'react';
import { spokenTime } from './spoken-time';
import styles from './player-bar.module.css';
import { setSpeed, useStoredPlayback } from './use-stored-playback';
import { useDock } from './use-dock';
import { useAudioState } from './use-audio-state';

const SKIP_SECONDS = 15;
const SPEEDS = [0.75, 1, 1.25, 1.5, 2];

/** The player at the lower edge of every page, from the first press of Play until it is closed. */
export function PlayerBar() {
  const state = usePlayer();
  const { track, playing } = state;
  useStoredPlayback(state);
  const dock = useDock<HTMLElement>(track !== null);
  useEffect(() => {
    if (track && 'mediaSession' in navigator)
      navigator.mediaSession.metadata = new MediaMetadata({ title: track.title, artist: 'FutureLab' });
  }, [track]);
  if (!track) return null;
  return (
    <section ref={dock} aria-label="Player" className={styles.player}>
      <div className={styles.inner}>
        <Title track={track} />
        <Buttons track={track} playing={playing} />
        <Position track={track} />
        <Speed />
        <button type="button" className={styles.button} onClick={closePlayer}>
          <Icon name="close" label="Close player" />
        </button>
      </div>
    </section>
  );
}

function Title({ track: { title, page, chapters } }: { track: Track }) {
  const { time, failed } = useAudioState();
  const chapter = chapters.findLast(({ start }) => start <= time)?.title;
  return (
    <div className={styles.title}>
      <Link to={page} className={styles.name}>
        {title}
      </Link>
      <p className={styles.chapter} role={failed ? 'alert' : undefined}>
        {failed ? 'The recording didn’t load. Press Play to try again.' : chapter}
      </p>
    </div>
  );
}

function Buttons({ track, playing }: { track: Track; playing: boolean }) {
  const { time, failed } = useAudioState();
  const skip = (by: number) => {
    playerSound().currentTime = Math.min(track.seconds, Math.max(0, time + by));
  };
  const start = () => {
    if (failed) playerSound().load();
    play(track, failed ? time : undefined);
  };
  return (
    <div className={styles.buttons}>
      <button type="button" className={styles.button} onClick={() => skip(-SKIP_SECONDS)}>
        <span aria-hidden="true">−15</span>
        <VisuallyHidden>Back 15 seconds</VisuallyHidden>
      </button>
      <button type="button" className={styles.play} onClick={playing ? pausePlayer : start}>
        <Icon name={playing ? 'pause' : 'play'} label={playing ? 'Pause' : 'Play'} />
      </button>
      <button type="button" className={styles.button} onClick={() => skip(SKIP_SECONDS)}>
        <span aria-hidden="true">+15</span>
        <VisuallyHidden>Forward 15 seconds</VisuallyHidden>
      </button>
    </div>
  );
}

function Position({ track: { seconds } }: { track: Track }) {
  const { time, duration } = useAudioState();
  const end = Number.isFinite(duration) ? duration : seconds;
  const at = Math.min(time, end);
  return (
    <div className={styles.position}>
      <span className={styles.time}>{playbackTime(at)}</span>
      <input
        type="range"
        className={styles.range}
        aria-label="Position"
        aria-valuetext={`${spokenTime(at)} of ${spokenTime(end)}`}
        min={0}
        max={Math.floor(end)}
        value={Math.floor(at)}
        onChange={({ target }) => {
          playerSound().currentTime = target.valueAsNumber;
        }}
      />
      <span className={styles.time}>{playbackTime(end)}</span>
    </div>
  );
}

function Speed() {
  const { speed } = useAudioState();
  return (
    <select
      className={styles.speed}
      aria-label="Speed"
      value={speed}
      onChange={({ target }) => setSpeed(Number(target.value))}
    >
      {SPEEDS.map((each) => (
        <option key={each} value={each}>
          {each}×
        </option>
      ))}
    </select>
  );
}
