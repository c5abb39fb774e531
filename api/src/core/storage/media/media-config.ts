import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { S3Settings } from '../s3-settings.js';
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
  /** Where files are stored, unless `s3` is set; then, until they are there. */
  readonly folder: string;
  readonly s3: S3Settings | null;
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

/** Where releases are in S3, these files are beside them. */
export const readMediaConfig = (
  { MEDIA_DIR, MEDIA_QUOTA_GB, MEDIA_FILE_GB }: z.infer<z.ZodObject<typeof mediaEnvironment>>,
  { s3 }: { s3: S3Settings | null },
): MediaConfig => ({
  folder: path.resolve(MEDIA_DIR),
  s3: s3 && { ...s3, prefix: `${s3.prefix}media/` },
  quota: MEDIA_QUOTA_GB * GIGABYTE,
  maxFileBytes: MEDIA_FILE_GB * GIGABYTE,
});
