import { useEffect, useEffectEvent, useRef } from 'react';
import type { RecordingBlock } from '../../../queries/lessons';
import { chosenSpeed, wantsCaptions } from './preferences';
import styles from './recording.module.css';

interface PlainPlayerProps {
  block: RecordingBlock;
  /** Seconds from which it is played. */
  start: number;
  onElement: (element: HTMLMediaElement) => void;
  onTime: (seconds: number, playing: boolean) => void;
}

/** The browser's own player. Nothing is loaded before it is played but the picture of a film. */
export function PlainPlayer({ block, start, onElement, onTime }: PlainPlayerProps) {
  const element = useRef<HTMLMediaElement | null>(null);
  const keep = (found: HTMLMediaElement | null) => {
    element.current = found;
  };
  const tell = () => {
    if (element.current) onTime(element.current.currentTime, !element.current.paused);
  };
  const tellIfPlaying = useEffectEvent(() => {
    if (!element.current?.paused) tell();
  });
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    onElement(current);
    tellIfPlaying();
    current.defaultPlaybackRate = chosenSpeed();
    if (wantsCaptions()) for (const track of current.textTracks ?? []) track.mode = 'showing';
  }, [onElement]);
  const props = {
    controls: true,
    preload: 'none' as const,
    src: start > 0 ? `${block.src}#t=${start}` : block.src,
    'aria-label': block.title,
    onTimeUpdate: tell,
    onPlay: tell,
    onPause: tell,
  };
  return block.kind === 'video' ? (
    <div className={styles.plain}>
      <video ref={keep} {...props} className={styles.film} poster={block.poster} playsInline>
        <track kind="captions" src={block.captions} srcLang="en" label="English" />
      </video>
    </div>
  ) : (
    <audio ref={keep} {...props} className={styles.sound}>
      <track kind="captions" src={block.captions} srcLang="en" label="English" />
    </audio>
  );
}
