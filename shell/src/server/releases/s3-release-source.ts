import type { ReleaseSource } from './release-store';

export interface S3Settings {
  bucket: string;
  /** Before every key, with its slash, or empty. */
  prefix: string;
  /** Of an S3-compatible service; null for Amazon's own. */
  endpoint: string | null;
  region: string;
}

/** Releases from the bucket that the registry keeps them in: objects `<prefix><app>/<release>/<file>`. */
export async function openBucket({ bucket, prefix, endpoint, region }: S3Settings): Promise<ReleaseSource> {
  // Only who keeps releases in a bucket loads the SDK.
  const { GetObjectCommand, S3Client } = await import('@aws-sdk/client-s3');
  const client = new S3Client({
    region,
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 20_000 },
    // Every file is held against its manifest anyway.
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return {
    async read(app, release, file) {
      const Key = `${prefix}${app}/${release}/${file}`;
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key }));
      return Buffer.from(await Body!.transformToByteArray());
    },
  };
}
