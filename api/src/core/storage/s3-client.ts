import { S3Client } from '@aws-sdk/client-s3';
import { ArtifactsUnavailableError } from './artifact-store.js';
import type { S3Settings } from './s3-settings.js';

export const createS3Client = ({ endpoint, region }: S3Settings): S3Client =>
  new S3Client({
    region,
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 20_000 },
    // Compatible services need not know the newer checksums; every file is hashed by us anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

/** @throws ArtifactsUnavailableError when S3 does not answer, or answers that something is wrong on its side */
export async function reachable<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if ((statusOf(error) ?? 500) < 500) throw error;
    throw new ArtifactsUnavailableError(error);
  }
}

/** Of an answer of S3 that is an error. */
export function statusOf(error: unknown): number | undefined {
  return (error as { $metadata?: { httpStatusCode?: number } } | null)?.$metadata?.httpStatusCode;
}
