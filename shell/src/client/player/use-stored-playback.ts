import {
  keep,
  openPlayer,
  placeKey,
  playerSound,
  recall,
  type PlayerState,
  type Track,
} from '@futurelab/platform/player';
import { useEffect } from 'react';
import { STORED_TRACK } from './stored-track';

const SPEED = 'player.speed';
/** Closer to the end than this, it has been heard. */
const END_SECONDS = 2;

function storedTrack(): Track | null {
  try {
    return JSON.parse(recall('visit', STORED_TRACK) ?? 'null') as Track | null;
  } catch {
    return null;
  }
}

export function setSpeed(speed: number): void {
  const sound = playerSound();
  // The default too: it is what a newly opened track begins with.
  sound.defaultPlaybackRate = sound.playbackRate = speed;
  keep('device', SPEED, String(speed));
}

/** Keeps on this device what is listened to, where in it, and how fast; takes it up again after a page load. */
export function useStoredPlayback({ track }: PlayerState): void {
  useEffect(() => {
    const kept = storedTrack();
    setSpeed(Number(recall('device', SPEED)) || 1);
    if (!track && kept) openPlayer(kept);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the player arrives
  }, []);

  useEffect(() => {
    if (!track) return;
    const sound = playerSound();
    keep('visit', STORED_TRACK, JSON.stringify(track));
    const keepPlace = () => {
      const heard = sound.currentTime > track.seconds - END_SECONDS ? 0 : Math.floor(sound.currentTime);
      keep('device', placeKey(track), String(heard));
    };
    sound.addEventListener('timeupdate', keepPlace);
    return () => {
      sound.removeEventListener('timeupdate', keepPlace);
      keep('visit', STORED_TRACK, null);
    };
  }, [track]);
}
