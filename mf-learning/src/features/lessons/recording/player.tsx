import { playerClasses, Speed } from '@futurelab/platform/components/player-look';
import { classNames, Icon } from '@futurelab/platform/ui';
import {
  CaptionButton,
  Captions,
  FullscreenButton,
  isHTMLMediaElement,
  MediaPlayer,
  MediaProvider,
  MuteButton,
  PlayButton,
  SeekButton,
  Time,
  TimeSlider,
  Track,
  useMediaRemote,
  useMediaState,
  type MediaProviderAdapter,
} from '@vidstack/react';
import { useState } from 'react';
import type { Playable } from '../../../shared/media-elements';
import type { RecordingBlock } from '../../../queries/lessons';
import { PlayerIcon } from './player-icon';
import styles from './player.module.css';
import { chosenSpeed, saveCaptions, saveSpeed, wantsCaptions } from './preferences';

export interface PlayerProps {
  block: RecordingBlock;
  /** Seconds at which the browser's own player was when this one came. */
  start: number;
  onElement: (element: HTMLMediaElement) => void;
  /** Takes new positions: before it can play, the player keeps the last one and overwrites what its element was given. */
  onPlayer: (player: Playable | null) => void;
}

const elementOf = (provider: MediaProviderAdapter | null): HTMLMediaElement | null => {
  const { media } = (provider ?? {}) as { media?: unknown };
  return media instanceof Element && isHTMLMediaElement(media) ? media : null;
};

/** Our player for films and recordings: its buttons are always there, below the film. */
export default function Player({ block, start, onElement, onPlayer }: PlayerProps) {
  const isVideo = block.kind === 'video';
  const [currentTime] = useState(start);
  return (
    <MediaPlayer
      ref={onPlayer}
      className={styles.player}
      title={block.title}
      src={{ src: block.src, type: isVideo ? 'video/mp4' : 'audio/mpeg' }}
      viewType={block.kind}
      poster={(isVideo && block.poster) || ''}
      duration={block.seconds}
      currentTime={currentTime}
      playbackRate={chosenSpeed()}
      load="eager"
      preload="metadata"
      playsInline
      onProviderSetup={(provider) => {
        const element = elementOf(provider);
        if (!element) return;
        // The browser takes it away when the film is played or its place is chosen, as it does in its own player.
        if (block.kind === 'video') (element as HTMLVideoElement).poster = block.poster ?? '';
        onElement(element);
      }}
      onTextTrackChange={(track) => saveCaptions(track?.mode === 'showing')}
      onRateChange={saveSpeed}
    >
      <MediaProvider className={styles.frame}>
        <Track
          src={block.captions}
          kind="captions"
          label="English"
          lang="en"
          type="vtt"
          default={wantsCaptions()}
        />
      </MediaProvider>
      <Captions className={styles.captions} />
      <Controls isVideo={isVideo} />
    </MediaPlayer>
  );
}

function Controls({ isVideo }: { isVideo: boolean }) {
  const paused = useMediaState('paused');
  const muted = useMediaState('muted');
  return (
    <div className={styles.controls}>
      <TimeSlider.Root className={styles.slider} aria-label="Position">
        <TimeSlider.Track className={styles.track}>
          <TimeSlider.TrackFill className={styles.fill} />
        </TimeSlider.Track>
        <TimeSlider.Thumb className={styles.thumb} />
      </TimeSlider.Root>
      <PlayButton className={playerClasses.play}>
        <Icon name={paused ? 'play' : 'pause'} />
      </PlayButton>
      <SeekButton
        className={classNames(playerClasses.button, styles.spare)}
        seconds={-10}
        aria-label="Back 10 seconds"
      >
        <span aria-hidden="true">−10</span>
      </SeekButton>
      <SeekButton
        className={classNames(playerClasses.button, styles.spare)}
        seconds={10}
        aria-label="Forward 10 seconds"
      >
        <span aria-hidden="true">+10</span>
      </SeekButton>
      <span className={classNames(playerClasses.time, styles.time)}>
        <Time type="current" /> / <Time type="duration" />
      </span>
      <span className={styles.gap} />
      <PlayerSpeed />
      <MuteButton className={classNames(playerClasses.button, styles.spare)}>
        <PlayerIcon name={muted ? 'muted' : 'sound'} />
      </MuteButton>
      <CaptionButton className={classNames(playerClasses.button, styles.caption)}>
        <PlayerIcon name="captions" />
      </CaptionButton>
      {isVideo && (
        <FullscreenButton className={playerClasses.button}>
          <PlayerIcon name="fullscreen" />
        </FullscreenButton>
      )}
    </div>
  );
}

function PlayerSpeed() {
  const remote = useMediaRemote();
  return (
    <Speed speed={useMediaState('playbackRate')} onChoose={(speed) => remote.changePlaybackRate(speed)} />
  );
}
