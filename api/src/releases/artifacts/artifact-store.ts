/** Where the files of releases are kept: written once, never changed, read by servers and through them by browsers. */
export interface ArtifactStore {
  /** @returns the bytes of a file, or null where there is none */
  read(app: string, release: string, file: string): Promise<Buffer | null>;

  /**
   * Keeps the files in `folder`, which is used up. Either all of them are there afterwards, or the manifest is not.
   * Somebody who put the same release at the same time wins.
   */
  put(app: string, release: string, folder: string): Promise<void>;

  remove(app: string, release: string): Promise<void>;

  /** An empty folder to unpack into, from which `put` is quick. The caller removes it. */
  stage(): Promise<string>;
}

/** Injection token of the {@link ArtifactStore} that the configuration chose. */
export const ARTIFACTS = Symbol('ARTIFACTS');
