import { classNames } from '@futurelab/platform/ui';
import { useState } from 'react';
import { PlayToggle, Position, Skip, Speed } from './player-look';
import styles from './sound-player.module.css';
import { useSoundState } from './use-sound-state';

const SKIP_SECONDS = 15;

interface SoundPlayerProps {
  title: string;
  src: string;
  seconds: number;
}

/** A recording on its page; without scripts the browser’s own player, in the same place. */
export function SoundPlayer({ title, src, seconds }: SoundPlayerProps) {
  const [sound, setSound] = useState<HTMLAudioElement | null>(null);
  return (
    <div className={styles.player}>
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- every word stands below it */}
      <audio ref={setSound} controls={!sound} preload="none" src={src} aria-label={title} />
      {sound && <Controls sound={sound} title={title} seconds={seconds} />}
    </div>
  );
}

interface ControlsProps {
  sound: HTMLAudioElement;
  title: string;
  seconds: number;
}

function Controls({ sound, title, seconds }: ControlsProps) {
  const { playing, time, duration, speed, failed } = useSoundState(sound);
  const end = Number.isFinite(duration) ? duration : seconds;
  const seek = (to: number) => {
    sound.currentTime = Math.min(end, Math.max(0, to));
    // Before it has begun to load, no event tells of that.
    if (sound.readyState === 0) sound.dispatchEvent(new Event('timeupdate'));
  };
  const toggle = () => {
    if (playing) return sound.pause();
    if (failed) sound.load();
    // A browser that refuses leaves it paused, and the button shows that.
    sound.play().catch(() => undefined);
  };
  return (
    <div role="group" aria-label={title} className={styles.controls}>
      <PlayToggle playing={playing} onToggle={toggle} />
      <Skip seconds={-SKIP_SECONDS} onSkip={(by) => seek(time + by)} className={styles.spare} />
      <Skip seconds={SKIP_SECONDS} onSkip={(by) => seek(time + by)} className={styles.spare} />
      <Position at={Math.min(time, end)} end={end} onSeek={seek} />
      <Speed
        speed={speed}
        onChoose={(rate) => {
          sound.playbackRate = rate;
        }}
      />
      <p role="alert" className={classNames(styles.failed, !failed && styles.none)}>
        {failed && 'The recording didn’t load. Press Play to try again.'}
      </p>
    </div>
  );
}
