import { playerSound } from '@futurelab/platform/player';
import { useEffect, useState } from 'react';

const EVENTS = ['timeupdate', 'seeking', 'durationchange', 'ratechange', 'emptied', 'error', 'playing'];

interface Sound {
  time: number;
  /** Seconds; NaN until they are known. */
  duration: number;
  speed: number;
  failed: boolean;
}

const read = (): Sound => {
  const { currentTime, duration, playbackRate, error } = playerSound();
  return { time: currentTime, duration, speed: playbackRate, failed: Boolean(error) };
};

export function useAudioState(): Sound {
  const [sound, setSound] = useState(read);
  useEffect(() => {
    const element = playerSound();
    const update = () => setSound(read());
    update();
    for (const event of EVENTS) element.addEventListener(event, update);
    return () => EVENTS.forEach((event) => element.removeEventListener(event, update));
  }, []);
  return sound;
}
