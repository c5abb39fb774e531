import path from 'node:path';
import type { Config } from '../../config/config.js';
import { FolderMediaStore } from './folder-media-store.js';
import type { MediaStore } from './media-store.js';

/** The SDK is only loaded by who uses it. */
export async function createMediaStore({ media }: Pick<Config, 'media'>): Promise<MediaStore> {
  const folder = new FolderMediaStore(path.join(media.folder, 'files'));
  if (!media.s3) return folder;
  const { S3MediaStore } = await import('./s3-media-store.js');
  return new S3MediaStore(media.s3, folder);
}
