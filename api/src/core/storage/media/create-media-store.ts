import path from 'node:path';
import type { Config } from '../../config/config.js';
import { FolderMediaStore } from './folder-media-store.js';
import type { MediaStore } from './media-store.js';

export const createMediaStore = ({ media }: Pick<Config, 'media'>): MediaStore =>
  new FolderMediaStore(path.join(media.folder, 'files'));
