import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { wholeNumber } from '../../config/setting-types.js';

const REPOSITORY = fileURLToPath(new URL('../../../../..', import.meta.url));
const GIGABYTE = 1_000_000_000;

/** What the environment says of the media library; part of the one configuration. */
export const mediaEnvironment = {
  MEDIA_DIR: z.string().default(path.join(REPOSITORY, '.data/media')),
  MEDIA_QUOTA_GB: wholeNumber(1).default(100),
  MEDIA_FILE_GB: wholeNumber(1).default(4),
};

export interface MediaConfig {
  readonly folder: string;
  /** Of all files together, in bytes. */
  readonly quota: number;
  /** Of one. */
  readonly maxFileBytes: number;
}

declare module '../../config/config.js' {
  interface Config {
    readonly media: MediaConfig;
  }
}

export const readMediaConfig = ({
  MEDIA_DIR,
  MEDIA_QUOTA_GB,
  MEDIA_FILE_GB,
}: z.infer<z.ZodObject<typeof mediaEnvironment>>): MediaConfig => ({
  folder: path.resolve(MEDIA_DIR),
  quota: MEDIA_QUOTA_GB * GIGABYTE,
  maxFileBytes: MEDIA_FILE_GB * GIGABYTE,
});
