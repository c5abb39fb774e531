import { openPlayer, placeKey, playerSound, type PlayerState, type Track } from '@futurelab/platform/player';
import { readStorage, writeStorage } from '@futurelab/platform/storage';
import { useEffect } from 'react';
import { STORED_TRACK } from './stored-track';

const SPEED = 'player.speed';
/** Closer to the end than this, it has been heard. */
const END_SECONDS = 2;

function storedTrack(): Track | null {
  try {
    return JSON.parse(readStorage('sessionStorage', STORED_TRACK) ?? 'null') as Track | null;
  } catch {
    return null;
  }
}

export function setSpeed(speed: number): void {
  const sound = playerSound();
  // The default too: it is what a newly opened track begins with.
  sound.defaultPlaybackRate = sound.playbackRate = speed;
  writeStorage('localStorage', SPEED, String(speed));
}

/** Stores the track, the position and the speed on this device; restores them after a page load. */
export function useStoredPlayback({ track }: PlayerState): void {
  useEffect(() => {
    const stored = storedTrack();
    setSpeed(Number(readStorage('localStorage', SPEED)) || 1);
    if (!track && stored) openPlayer(stored);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the player arrives
  }, []);

  useEffect(() => {
    if (!track) return;
    const sound = playerSound();
    writeStorage('sessionStorage', STORED_TRACK, JSON.stringify(track));
    const storePlace = () => {
      const heard = sound.currentTime > track.seconds - END_SECONDS ? 0 : Math.floor(sound.currentTime);
      writeStorage('localStorage', placeKey(track), String(heard));
    };
    sound.addEventListener('timeupdate', storePlace);
    return () => {
      sound.removeEventListener('timeupdate', storePlace);
      writeStorage('sessionStorage', STORED_TRACK, null);
    };
  }, [track]);
}
