import { useSyncExternalStore } from 'react';

const EVENTS = ['online', 'offline'];

/** Whether the browser knows of a network; on the server it does. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      EVENTS.forEach((event) => addEventListener(event, changed));
      return () => EVENTS.forEach((event) => removeEventListener(event, changed));
    },
    () => navigator.onLine,
    () => true,
  );
