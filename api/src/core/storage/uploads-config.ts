import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { S3Settings } from './s3-settings.js';

const REPOSITORY = fileURLToPath(new URL('../../../..', import.meta.url));

/** What the environment says of members' pictures; part of the one configuration. */
export const uploadsEnvironment = {
  UPLOADS_DIR: z.string().default(path.join(REPOSITORY, '.data/uploads')),
};

export interface UploadsConfig {
  /** Where pictures are stored, unless `s3` is set. */
  readonly folder: string;
  readonly s3: S3Settings | null;
}

declare module '../config/config.js' {
  interface Config {
    readonly uploads: UploadsConfig;
  }
}

/** Where releases are in S3, pictures are beside them. */
export const readUploadsConfig = (
  { UPLOADS_DIR }: { UPLOADS_DIR: string },
  { s3 }: { s3: S3Settings | null },
): UploadsConfig => ({
  folder: path.resolve(UPLOADS_DIR),
  s3: s3 && { ...s3, prefix: `${s3.prefix}uploads/` },
});
