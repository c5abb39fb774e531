/** Where the files of releases can be fetched from, by a server that shares no folder with the registry. */
export interface ReleaseSource {
  /** The bytes of one file; rejects when there is none or the source is away. */
  read(app: string, release: string, file: string): Promise<Buffer>;
}

interface S3Settings {
  bucket: string;
  /** Before every key, with its slash, or empty. */
  prefix: string;
  /** Of an S3-compatible service; null for Amazon's own. */
  endpoint: string | null;
  region: string;
}

/** Null where the registry itself puts releases into the folder. */
export type ReleaseSourceSettings = { http: string } | { s3: S3Settings } | null;

const TIMEOUT_MS = 20_000;

/** What the environment says of it; the bucket has the same names as in the api's configuration. */
interface SourceValues {
  RELEASES_URL?: string;
  ARTIFACTS_S3_BUCKET?: string;
  ARTIFACTS_S3_PREFIX?: string;
  ARTIFACTS_S3_ENDPOINT?: string;
  ARTIFACTS_S3_REGION?: string;
}

export function readReleaseSource(values: SourceValues): ReleaseSourceSettings {
  const { RELEASES_URL: http, ARTIFACTS_S3_BUCKET: bucket } = values;
  if (http) return { http };
  if (!bucket) return null;
  const { ARTIFACTS_S3_PREFIX: prefix = '', ARTIFACTS_S3_ENDPOINT: endpoint = null } = values;
  return { s3: { bucket, prefix, endpoint, region: values.ARTIFACTS_S3_REGION ?? 'us-east-1' } };
}

export async function openReleaseSource(settings: ReleaseSourceSettings): Promise<ReleaseSource | null> {
  if (settings === null) return null;
  return 'http' in settings ? httpSource(settings.http) : s3Source(settings.s3);
}

/** `<base>/<app>/<release>/<file>`: the api hands them out so, and any file server can. */
const httpSource = (base: string): ReleaseSource => ({
  async read(app, release, file) {
    const address = `${base}/${app}/${release}/${file}`;
    const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  },
});

/** The bucket that the registry keeps releases in: objects `<prefix><app>/<release>/<file>`. */
async function s3Source({ bucket, prefix, endpoint, region }: S3Settings): Promise<ReleaseSource> {
  // The SDK is loaded only when it is used.
  const { GetObjectCommand, S3Client } = await import('@aws-sdk/client-s3');
  const client = new S3Client({
    region,
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    requestHandler: { connectionTimeout: 3_000, requestTimeout: TIMEOUT_MS },
    // Every file is checked against its manifest anyway.
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
