/** Where the files of releases can be fetched from, by a server that shares no folder with the registry. */
export interface ReleaseSource {
  /** The bytes of one file; rejects when there is none or the source is away. */
  read(app: string, release: string, file: string): Promise<Buffer>;
}

const TIMEOUT_MS = 20_000;

/** What the environment says of it; the bucket has the same names as in the api's configuration. */
interface SourceValues {
  RELEASES_URL?: string;
  ARTIFACTS_S3_BUCKET?: string;
  /** Before every key, with its slash. */
  ARTIFACTS_S3_PREFIX?: string;
  /** Of an S3-compatible service, where it is not Amazon's own. */
  ARTIFACTS_S3_ENDPOINT?: string;
  ARTIFACTS_S3_REGION?: string;
}

/** Null where the registry itself puts releases into the folder. */
export function releaseSource(values: SourceValues): ReleaseSource | null {
  const { RELEASES_URL: base, ARTIFACTS_S3_BUCKET: bucket } = values;
  if (base) return httpSource(base);
  return bucket ? s3Source(bucket, values) : null;
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
function s3Source(bucket: string, values: SourceValues): ReleaseSource {
  const { ARTIFACTS_S3_PREFIX: prefix = '', ARTIFACTS_S3_ENDPOINT: endpoint } = values;
  const open = async () => {
    // The SDK is loaded only when it is used.
    const { GetObjectCommand, S3Client } = await import('@aws-sdk/client-s3');
    const client = new S3Client({
      region: values.ARTIFACTS_S3_REGION ?? 'us-east-1',
      ...(endpoint && { endpoint, forcePathStyle: true }),
      requestHandler: { connectionTimeout: 3_000, requestTimeout: TIMEOUT_MS },
      // Every file is checked against its manifest anyway.
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
    return (Key: string) => client.send(new GetObjectCommand({ Bucket: bucket, Key }));
  };
  let opened: ReturnType<typeof open> | undefined;
  return {
    async read(app, release, file) {
      const get = await (opened ??= open());
      const { Body } = await get(`${prefix}${app}/${release}/${file}`);
      return Buffer.from(await Body!.transformToByteArray());
    },
  };
}
