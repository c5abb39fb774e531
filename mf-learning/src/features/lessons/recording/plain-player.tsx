import { useEffect, useRef } from 'react';
import type { Playable } from '../../../shared/media-elements';
import type { RecordingBlock } from '../../../queries/lessons';
import { chosenSpeed, wantsCaptions } from './preferences';
import styles from './recording.module.css';

interface PlainPlayerProps {
  block: RecordingBlock;
  /** Seconds from which it is played. */
  start: number;
  onElement: (element: HTMLMediaElement) => void;
  onPlayer: (player: Playable) => void;
  onPlaying: (playing: boolean) => void;
}

/** The browser's own player. Nothing is loaded before it is played but the picture of a film. */
export function PlainPlayer({ block, start, onElement, onPlayer, onPlaying }: PlainPlayerProps) {
  const element = useRef<HTMLMediaElement | null>(null);
  const setElement = (found: HTMLMediaElement | null) => {
    element.current = found;
  };
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    onElement(current);
    onPlayer(current);
    if (!current.paused) onPlaying(true);
    current.defaultPlaybackRate = chosenSpeed();
    if (wantsCaptions()) for (const track of current.textTracks ?? []) track.mode = 'showing';
  }, [onElement, onPlayer, onPlaying]);
  const props = {
    controls: true,
    preload: 'none' as const,
    src: start > 0 ? `${block.src}#t=${start}` : block.src,
    'aria-label': block.title,
    onPlay: () => onPlaying(true),
    onPause: () => onPlaying(false),
  };
  return block.kind === 'video' ? (
    <div className={styles.plain}>
      <video
        ref={setElement}
        {...props}
        className={styles.film}
        poster={block.poster ?? undefined}
        playsInline
      >
        <track kind="captions" src={block.captions} srcLang="en" label="English" />
      </video>
    </div>
  ) : (
    <audio ref={setElement} {...props} className={styles.sound}>
      <track kind="captions" src={block.captions} srcLang="en" label="English" />
    </audio>
  );
}
