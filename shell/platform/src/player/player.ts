import { create } from 'zustand';
import { readStorage } from '../storage';

/** Something to listen to, and what the player says about it. */
export interface Track {
  id: string;
  title: string;
  source: string;
  seconds: number;
  /** Where on the site it can be read about. */
  page: string;
  chapters: { start: number; title: string }[];
}

export interface PlayerState {
  /** Null: the player is closed. */
  track: Track | null;
  playing: boolean;
}

const CLOSED: PlayerState = { track: null, playing: false };

/** What is being listened to; nothing on the server. */
export const usePlayer = create<PlayerState>(() => CLOSED);
let audio: HTMLAudioElement | undefined;

/** The site's single audio element, created with the first playback; null on the server. */
export function playerSound(): HTMLAudioElement {
  if (!audio) {
    audio = new Audio();
    for (const type of ['play', 'pause'])
      audio.addEventListener(type, () => usePlayer.setState({ playing: !audio!.paused }));
  }
  return audio;
}

/** Where the listener stopped to it on this device. */
export const placeKey = (track: Pick<Track, 'id'>): string => `heard:${track.id}`;

/** Opens the player with a track, at a moment or where it was left, without a sound. */
export function openPlayer(track: Track, at = Number(readStorage('localStorage', placeKey(track)))): void {
  const sound = playerSound();
  if (usePlayer.getState().track?.id !== track.id) {
    sound.src = track.source;
    usePlayer.setState({ track, playing: false });
  }
  sound.currentTime = at;
}

/** Plays from a moment, or on from where it was left. Called while a press is handled: browsers allow sound only then. */
export function play(track: Track, at?: number): void {
  if (usePlayer.getState().track?.id !== track.id || at !== undefined) openPlayer(track, at);
  // A browser that refuses leaves it paused, and the player shows that.
  playerSound()
    .play()
    .catch(() => undefined);
}

export function pausePlayer(): void {
  audio?.pause();
}

export function closePlayer(): void {
  pausePlayer();
  usePlayer.setState(CLOSED);
}
