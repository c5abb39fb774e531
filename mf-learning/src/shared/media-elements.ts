import { createContext, useContext } from 'react';

/** A film or a recording: how far it is, in seconds, and going elsewhere in it, also before anything of it has loaded. */
export interface Playable {
  currentTime: number;
}

/** What can be played in a lesson, by its blocks: anything that names a place in it can go there. */
export type MediaElements = Map<string, Playable>;

export const MediaElementsContext = createContext<MediaElements>(new Map());
export const useMediaElements = () => useContext(MediaElementsContext);

export const blockElementId = (blockId: string) => `block-${blockId}`;

/** Goes to a block, and in its film or recording to a moment. */
export function goToPlace(recordings: MediaElements, blockId: string, seconds: number | null): void {
  const recording = recordings.get(blockId);
  if (recording && seconds !== null) recording.currentTime = seconds;
  const block = document.getElementById(blockElementId(blockId));
  block?.scrollIntoView({ block: 'start' });
  block?.focus({ preventScroll: true });
}
