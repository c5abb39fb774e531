import { useEffect, useEffectEvent } from 'react';

const SAVE_EVERY_SECONDS = 10;
/** Playing this much counts. */
const COMPLETION_RATIO = 0.9;

interface Playback {
  element: HTMLMediaElement | null;
  /** Length as the lesson says it, until the element knows better. */
  seconds: number;
  onPlace: (seconds: number) => void;
  onPlayed: () => void;
}

/** Tells how far a film or recording is: every ten seconds, when it stops and when the page is left; and once when it counts. */
export function usePlayback({ element, seconds, onPlace, onPlayed }: Playback): void {
  const place = useEffectEvent(onPlace);
  const enough = useEffectEvent(onPlayed);
  useEffect(() => {
    if (!element) return;
    let [played, counted] = [false, false];
    let saved = element.currentTime;
    const save = () => {
      if (!played || element.currentTime === saved) return;
      saved = element.currentTime;
      place(saved);
    };
    const progress = () => {
      if (element.paused) return;
      played = true;
      if (Math.abs(element.currentTime - saved) >= SAVE_EVERY_SECONDS) save();
      const length = Number.isFinite(element.duration) ? element.duration : seconds;
      if (counted || element.currentTime < length * COMPLETION_RATIO) return;
      counted = true;
      enough();
    };
    const hide = () => {
      if (document.visibilityState === 'hidden') save();
    };
    element.addEventListener('timeupdate', progress);
    element.addEventListener('pause', save);
    addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', hide);
    return () => {
      save();
      element.removeEventListener('timeupdate', progress);
      element.removeEventListener('pause', save);
      removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [element, seconds]);
}
