import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';

/** @throws an Error that names the setting, when `folder` cannot be made and used for that */
export async function requireFolder(setting: string, folder: string, to: 'read' | 'write'): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.X_OK | (to === 'write' ? constants.W_OK : constants.R_OK));
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new Error(`${setting}: ${folder} is no folder that this server can ${to} (${code})`, { cause });
  }
}
