import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { ReleasesConfig, S3Settings } from '../../releases/registry/releases-config.js';

const REPOSITORY = fileURLToPath(new URL('../../../..', import.meta.url));

/** What the environment says of members' pictures; part of the one configuration. */
export const uploadsEnvironment = {
  UPLOADS_DIR: z.string().default(path.join(REPOSITORY, '.data/uploads')),
};

export interface UploadsConfig {
  /** Where pictures are kept, unless `s3` is set. */
  readonly folder: string;
  readonly s3: S3Settings | null;
}

/** Where releases are in S3, pictures are beside them. */
export const readUploadsConfig = (
  { UPLOADS_DIR }: { UPLOADS_DIR: string },
  { s3 }: Pick<ReleasesConfig, 's3'>,
): UploadsConfig => ({
  folder: path.resolve(UPLOADS_DIR),
  s3: s3 && { ...s3, prefix: `${s3.prefix}uploads/` },
});
