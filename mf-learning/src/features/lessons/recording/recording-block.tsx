import type { Lesson } from '@futurelab/platform/queries/learning';
import { useQueryClient } from '@futurelab/platform/query';
import { useContext, useEffect, useRef, useState, type ComponentType } from 'react';
import { savePosition, type LessonAddress, type RecordingBlock as Block } from '../../../queries/lessons';
import { PlainPlayer } from './plain-player';
import type { PlayerProps } from './player';
import styles from './recording.module.css';
import { MediaElementsContext, type Playable } from '../../../shared/media-elements';
import { useOnline } from '../../../shared/use-online';
import { resumePosition } from './resume-position';
import { Transcript } from './transcript';
import { usePlayback } from './use-playback';

const loadPlayer = () => import(/* webpackChunkName: "lesson-player" */ './player');

interface RecordingBlockProps {
  block: Block;
  lesson: Lesson;
  address: LessonAddress;
  /** Whether the position is stored for this reader. */
  keepsPlace: boolean;
  onPlayed: () => void;
}

/**
 * A film or a recording. At first the browser's own player, which works at once and without scripts; ours takes its place
 * once the reader comes near it and nothing is playing, and the browser's stays where ours does not come.
 */
export function RecordingBlock({ block, lesson, address, keepsPlace, onPlayed }: RecordingBlockProps) {
  const client = useQueryClient();
  const recordings = useContext(MediaElementsContext);
  const frame = useRef<HTMLDivElement>(null);
  const [element, setElement] = useState<HTMLMediaElement | null>(null);
  const [player, setPlayer] = useState<Playable | null>(null);
  const [loaded, setLoaded] = useState<ComponentType<PlayerProps>>();
  const [playing, setPlaying] = useState(false);
  const Player = playing ? undefined : loaded;
  // What is played does not follow what is stored of it.
  const [start] = useState(() =>
    resumePosition(lesson.positions.find(({ blockId }) => blockId === block.id)?.seconds, block.seconds),
  );
  const online = useOnline();

  useEffect(() => {
    if (!player) return;
    recordings.set(block.id, player);
    return () => void recordings.delete(block.id);
  }, [recordings, block.id, player]);

  useEffect(() => {
    if (!frame.current) return;
    const observer = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return;
        observer.disconnect();
        loadPlayer().then(
          (player) => setLoaded(() => player.default),
          () => undefined,
        );
      },
      { rootMargin: '200px' },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  usePlayback({
    element,
    seconds: block.seconds,
    onPlace: (seconds) => {
      if (keepsPlace) void savePosition(client, lesson.id, address, { blockId: block.id, seconds });
    },
    onPlayed: () => {
      if (!lesson.isCompleted) onPlayed();
    },
  });

  return (
    <figure className={styles.recording} aria-label={block.title}>
      <div ref={frame}>
        {Player ? (
          <Player
            block={block}
            start={element?.currentTime || start}
            onElement={setElement}
            onPlayer={setPlayer}
          />
        ) : (
          <PlainPlayer
            block={block}
            start={start}
            onElement={setElement}
            onPlayer={setPlayer}
            onPlaying={setPlaying}
          />
        )}
      </div>
      <Transcript lines={block.transcript} element={element} player={player} />
      <figcaption className={styles.caption}>
        {block.title}
        {start > 0 && '. Resumes where you left off.'}
        {!online && '. Needs a connection; the transcript works offline.'}
      </figcaption>
    </figure>
  );
}
