import { ApiError } from '@futurelab/platform/api';
import { pageMemberHeader } from '@futurelab/platform/session';
import { DetailedError, Upload } from 'tus-js-client';

/** Each has thirty seconds to arrive. */
const PART_BYTES = 5 * 1024 * 1024;
const RETRY_AFTER_MS = [0, 1_000, 3_000, 5_000, 10_000, 20_000];

interface SendOptions {
  onProgress: (sent: number) => void;
  /** @param id of the file in the library */
  onDone: (id: string) => void;
  /** What came so far stays: sent again, it goes on from there. */
  onFailed: (error: unknown) => void;
}

export interface Sending {
  /** Stops for now. */
  pause: () => Promise<void>;
  /** Stops for good, and forgets what came. */
  cancel: () => Promise<void>;
}

/** Sends a file in parts; one that broke off before, in this browser, goes on from where it is. */
export async function sendFile(file: File, { onProgress, onDone, onFailed }: SendOptions): Promise<Sending> {
  const upload = new Upload(file, {
    endpoint: new URL('/api/admin/media/uploads', location.origin).href,
    chunkSize: PART_BYTES,
    retryDelays: RETRY_AFTER_MS,
    metadata: { filename: file.name },
    removeFingerprintOnSuccess: true,
    onBeforeRequest: (request) => {
      for (const [name, value] of Object.entries(pageMemberHeader())) request.setHeader(name, value);
    },
    onProgress,
    onSuccess: () => onDone(upload.url!.split('/').at(-1)!),
    onError: (error) => onFailed(asApiError(error)),
  });
  const [before] = await upload.findPreviousUploads();
  if (before) upload.resumeFromPreviousUpload(before);
  upload.start();
  return { pause: () => upload.abort(), cancel: () => upload.abort(true) };
}

function asApiError(error: unknown): unknown {
  const answer = error instanceof DetailedError ? error.originalResponse : null;
  return answer && answer.getStatus() > 0 ? new ApiError(answer.getStatus(), answer.getBody()) : error;
}
