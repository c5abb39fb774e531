import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The shell's own browser files, as its build wrote them down. */
export interface ShellAssets {
  /** URL path and hash of the entry script. */
  script: { href: string; integrity: string };
  /** The stylesheet, small enough to travel in every page. */
  style: { href: string; css: string };
  /** Fonts that the first paint needs. */
  fonts: string[];
}

export async function readShellAssets(folder: string): Promise<ShellAssets> {
  const { script, style, fonts } = JSON.parse(await readFile(path.join(folder, 'assets.json'), 'utf8')) as {
    script: string;
    style: string;
    fonts: string[];
  };
  const [code, css] = await Promise.all(
    [script, style].map((file) => readFile(path.join(folder, file), 'utf8')),
  );
  return {
    script: {
      href: `/shell/${script}`,
      integrity: `sha384-${createHash('sha384').update(code!).digest('base64')}`,
    },
    style: { href: `/shell/${style}`, css: css! },
    fonts: fonts.map((file) => `/shell/${file}`),
  };
}
