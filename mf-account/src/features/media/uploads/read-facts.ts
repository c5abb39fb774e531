export interface MediaFacts {
  durationSeconds?: number;
  width?: number;
  height?: number;
}

const WITHIN_MS = 20_000;
const POSTER_WIDTH = 1_600;
/** The first frame is often black. */
const POSTER_AT_SECONDS = 1;

/** What the browser knows of a film or a recording that it has begun to load. */
export function factsOf(media: HTMLVideoElement): MediaFacts {
  const { duration, videoWidth, videoHeight } = media;
  return {
    ...(Number.isFinite(duration) && { durationSeconds: Math.round(duration * 10) / 10 }),
    ...(videoWidth > 0 && { width: videoWidth, height: videoHeight }),
  };
}

/** The frame that a film shows, as a picture; null where it shows none. */
export async function frameOf(film: HTMLVideoElement): Promise<File | null> {
  const { videoWidth, videoHeight } = film;
  if (videoWidth === 0) return null;
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(POSTER_WIDTH, videoWidth);
  canvas.height = Math.round((canvas.width / videoWidth) * videoHeight);
  canvas.getContext('2d')!.drawImage(film, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9));
  return blob && new File([blob], 'poster', { type: blob.type });
}

/** Loads as much of a film or a recording as is needed. @throws what the browser cannot play */
export async function readFacts(url: string): Promise<{ facts: MediaFacts; poster: File | null }> {
  const film = document.createElement('video');
  film.muted = true;
  film.preload = 'auto';
  try {
    const isLoaded = happens(film, 'loadeddata');
    film.src = url;
    await isLoaded;
    const facts = factsOf(film);
    if (facts.width === undefined) return { facts, poster: null };
    const isThere = happens(film, 'seeked');
    film.currentTime = Math.min(POSTER_AT_SECONDS, (facts.durationSeconds ?? 0) / 2);
    await isThere;
    return { facts, poster: await frameOf(film) };
  } finally {
    film.removeAttribute('src');
    film.load();
  }
}

function happens(media: HTMLMediaElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(media.error ?? new Error('This file cannot be played.'));
    media.addEventListener(event, () => resolve(), { once: true });
    media.addEventListener('error', fail, { once: true });
    setTimeout(fail, WITHIN_MS);
  });
}
