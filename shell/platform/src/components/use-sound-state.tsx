import { useEffect, useState } from 'react';

const EVENTS = [
  ...['timeupdate', 'seeking', 'durationchange', 'ratechange'],
  ...['emptied', 'error', 'playing', 'play', 'pause'],
];

interface SoundState {
  playing: boolean;
  time: number;
  /** Seconds; NaN until they are known. */
  duration: number;
  speed: number;
  failed: boolean;
}

const SILENT: SoundState = { playing: false, time: 0, duration: NaN, speed: 1, failed: false };

const read = (element: HTMLMediaElement | null): SoundState =>
  element
    ? {
        playing: !element.paused,
        time: element.currentTime,
        duration: element.duration,
        speed: element.playbackRate,
        failed: Boolean(element.error),
      }
    : SILENT;

/** What an audio element does now. */
export function useSoundState(element: HTMLMediaElement | null): SoundState {
  const [state, setState] = useState(() => read(element));
  useEffect(() => {
    const update = () => setState(read(element));
    update();
    for (const event of EVENTS) element?.addEventListener(event, update);
    return () => EVENTS.forEach((event) => element?.removeEventListener(event, update));
  }, [element]);
  return state;
}
