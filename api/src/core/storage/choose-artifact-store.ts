import type { ArtifactStore } from './artifact-store.js';
import { FolderArtifactStore } from './folder-artifact-store.js';
import type { S3Settings } from './s3-settings.js';

/** The SDK is only loaded by who uses it. */
export async function chooseArtifactStore({
  s3,
  folder,
}: {
  s3: S3Settings | null;
  folder: string;
}): Promise<ArtifactStore> {
  if (!s3) return new FolderArtifactStore(folder);
  const { S3ArtifactStore } = await import('./s3-artifact-store.js');
  return new S3ArtifactStore(s3);
}
