import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { InlineStyle } from './page-styles';

/** URL path and hash of a script. */
export interface ScriptFile {
  href: string;
  integrity: string;
}

/** The shell's own browser files, as its build wrote them down. */
export interface ShellAssets {
  /** Changes with every browser file: the script names its chunks by their hashes. */
  id: string;
  script: ScriptFile;
  /** Runs in every document from its beginning, and runs the entry script. */
  inlineScript: string;
  /** The stylesheet, small enough to travel in every page. */
  style: InlineStyle;
  /** Of the frame around members' pages: its style travels with them, the script is loaded ahead. */
  frame: { href: string; style: InlineStyle };
  /** Fonts that the first paint needs. */
  fonts: string[];
}

export async function readShellAssets(folder: string): Promise<ShellAssets> {
  const { script, inline, style, frame, fonts } = JSON.parse(
    await readFile(path.join(folder, 'assets.json'), 'utf8'),
  ) as {
    script: string;
    inline: string;
    style: string;
    frame: { script: string; style: string };
    fonts: string[];
  };
  const scriptFile = async (file: string): Promise<ScriptFile> => ({
    href: `/shell/${file}`,
    integrity: `sha384-${createHash('sha384')
      .update(await readFile(path.join(folder, file)))
      .digest('base64')}`,
  });
  const styleOf = async (file: string): Promise<InlineStyle> => ({
    href: `/shell/${file}`,
    css: await readFile(path.join(folder, file), 'utf8'),
  });
  const files = {
    script: await scriptFile(script),
    // Built as a module, it would give the page its names.
    inlineScript: `(()=>{${(await readFile(path.join(folder, inline), 'utf8')).trim()}})()`,
    style: await styleOf(style),
    frame: { href: `/shell/${frame.script}`, style: await styleOf(frame.style) },
    fonts: fonts.map((file) => `/shell/${file}`),
  };
  return { id: createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8), ...files };
}
