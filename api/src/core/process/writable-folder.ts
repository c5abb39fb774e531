import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';

/** @throws an Error that names the setting, when `folder` cannot be made or written to */
export async function requireWritableFolder(setting: string, folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new Error(`${setting}: ${folder} is no folder that can be written to (${code})`, { cause });
  }
}
