import type { Readable } from 'node:stream';

/** Where the films, recordings and documents of the media library are. */
export interface MediaStore {
  /** Takes over a complete file; done again, it changes nothing. @throws ArtifactsUnavailableError */
  put(id: string, file: string): Promise<void>;

  /** The bytes from `from` to `to`, both included; null where there is no such file. @throws ArtifactsUnavailableError */
  open(id: string, from: number, to: number): Promise<Readable | null>;

  remove(id: string): Promise<void>;

  /** Brings a file that was put to where it stays; done again, it changes nothing. @throws ArtifactsUnavailableError */
  transfer(id: string): Promise<void>;

  /** The ids of the files that are not there yet, an hour after they were put. */
  waiting(): AsyncIterable<string>;

  /** The ids of the files that are older than this. */
  olderThan(time: Date): AsyncIterable<string>;
}

/** Injection token of the {@link MediaStore}. */
export const MEDIA_STORE = Symbol('MEDIA_STORE');
