import { playbackTime } from '@futurelab/platform/format';
import { pausePlayer, play, usePlayer } from '@futurelab/platform/player';
import { Button, Icon, VisuallyHidden } from '@futurelab/platform/ui';
import type { MouseEvent } from 'react';
import type { Episode } from '../../queries/content';
import styles from './episode-player.module.css';
import { trackOf } from './track';

/** Play, the chapters, and the file; without scripts the browser's own player and links into the file. */
export function EpisodePlayer({ episode }: { episode: Episode }) {
  const { slug, title, audio, chapters } = episode;
  const { track, playing } = usePlayer();
  const isThis = track?.id === slug;
  const isPlaying = isThis && playing;

  const follow = (event: MouseEvent, start: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    play(trackOf(episode), start);
  };
  return (
    <div className={styles.player}>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          className={styles.play}
          onClick={() => (isPlaying ? pausePlayer() : play(trackOf(episode)))}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} />
          {isPlaying ? 'Pause' : 'Play'}
          <VisuallyHidden> “{title}”</VisuallyHidden>
        </Button>
        <noscript>
          {/* eslint-disable-next-line jsx-a11y/media-has-caption -- every word stands below it */}
          <audio controls preload="none" src={audio.path} />
        </noscript>
        <a className={styles.file} href={audio.path} download={`${slug}.mp3`}>
          MP3, {Math.round(audio.bytes / 1000)} kB<VisuallyHidden> of “{title}”</VisuallyHidden>
        </a>
      </div>
      <ol className={styles.chapters} aria-label={`Chapters of “${title}”`}>
        {chapters.map(({ start, title: chapter }) => (
          <li key={start}>
            <a
              href={`${audio.path}#t=${Math.floor(start)}`}
              className={styles.chapter}
              data-in-page=""
              onClick={(event) => follow(event, start)}
            >
              <span className={styles.time}>{playbackTime(start)}</span> {chapter}
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}
