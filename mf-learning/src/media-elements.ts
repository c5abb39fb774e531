import { createContext, useContext } from 'react';

/** The media elements of a lesson by their blocks: whoever names a place in one can go there. */
export type MediaElements = Map<string, HTMLMediaElement>;

export const MediaElementsContext = createContext<MediaElements>(new Map());
export const useMediaElements = () => useContext(MediaElementsContext);

export const blockElementId = (blockId: string) => `block-${blockId}`;

/** Goes to a block, and in its film or recording to a moment. */
export function goToPlace(recordings: MediaElements, blockId: string, seconds: number | null): void {
  const element = recordings.get(blockId);
  if (element && seconds !== null) element.currentTime = seconds;
  const block = document.getElementById(blockElementId(blockId));
  block?.scrollIntoView({ block: 'start' });
  block?.focus({ preventScroll: true });
}
