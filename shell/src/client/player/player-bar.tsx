import { playerClasses, PlayToggle, Position, Skip, Speed } from '@futurelab/platform/components/player-look';
import { useSoundState } from '@futurelab/platform/components/use-sound-state';
import {
  closePlayer,
  pausePlayer,
  play,
  playerSound,
  usePlayer,
  type Track,
} from '@futurelab/platform/player';
import { Link } from '@futurelab/platform/router';
import { Icon } from '@futurelab/platform/ui';
import { useEffect } from 'react';
import styles from './player-bar.module.css';
import { setSpeed, useStoredPlayback } from './use-stored-playback';
import { useDock } from './use-dock';

const SKIP_SECONDS = 15;

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
        <TrackPosition track={track} />
        <TrackSpeed />
        <button type="button" className={playerClasses.button} onClick={closePlayer}>
          <Icon name="close" label="Close player" />
        </button>
      </div>
    </section>
  );
}

function Title({ track: { title, page, chapters } }: { track: Track }) {
  const { time, failed } = useSoundState(playerSound());
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
  const { time, failed } = useSoundState(playerSound());
  const skip = (by: number) => {
    playerSound().currentTime = Math.min(track.seconds, Math.max(0, time + by));
  };
  const start = () => {
    if (failed) playerSound().load();
    play(track, failed ? time : undefined);
  };
  return (
    <div className={styles.buttons}>
      <Skip seconds={-SKIP_SECONDS} onSkip={skip} />
      <PlayToggle playing={playing} onToggle={playing ? pausePlayer : start} />
      <Skip seconds={SKIP_SECONDS} onSkip={skip} />
    </div>
  );
}

function TrackPosition({ track: { seconds } }: { track: Track }) {
  const { time, duration } = useSoundState(playerSound());
  const end = Number.isFinite(duration) ? duration : seconds;
  return (
    <div className={styles.position}>
      <Position
        at={Math.min(time, end)}
        end={end}
        onSeek={(to) => {
          playerSound().currentTime = to;
        }}
      />
    </div>
  );
}

function TrackSpeed() {
  const { speed } = useSoundState(playerSound());
  return (
    <div className={styles.speed}>
      <Speed speed={speed} onChoose={setSpeed} />
    </div>
  );
}
