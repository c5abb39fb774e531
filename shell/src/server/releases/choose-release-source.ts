import { releasesAt } from './http-release-source';
import type { ReleaseSource } from './release-store';
import { openBucket, type S3Settings } from './s3-release-source';

/** Where releases come from: null where somebody else puts them into the folder. */
export type ReleaseSourceSettings = { http: string } | { s3: S3Settings } | null;

/** The bucket has the same names as in the api's configuration. */
export function readReleaseSource(env: NodeJS.ProcessEnv): ReleaseSourceSettings {
  const { RELEASES_URL: http, ARTIFACTS_S3_BUCKET: bucket } = env;
  if (http && bucket)
    throw new Error('RELEASES_URL and ARTIFACTS_S3_BUCKET are both set: only one can be meant');
  if (http) return { http: http.replace(/\/$/, '') };
  if (!bucket) return null;
  return {
    s3: {
      bucket,
      prefix: env.ARTIFACTS_S3_PREFIX ?? '',
      endpoint: env.ARTIFACTS_S3_ENDPOINT || null,
      region: env.ARTIFACTS_S3_REGION || 'us-east-1',
    },
  };
}

export async function chooseReleaseSource(settings: ReleaseSourceSettings): Promise<ReleaseSource | null> {
  if (settings === null) return null;
  return 'http' in settings ? releasesAt(settings.http) : openBucket(settings.s3);
}
