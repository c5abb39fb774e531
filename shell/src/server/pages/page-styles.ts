import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseManifest } from '@futurelab/platform/manifest';
import { releaseFolder } from '../releases/snapshots';

/** An inlined stylesheet. */
export interface InlineStyle {
  href: string;
  css: string;
  /** Whose it is and what it is called there; the shell's own has none. */
  section?: { app: string; file: string };
}

interface StyledPart {
  manifest: ReleaseManifest;
  declared: { css: string[] };
}

/** Beyond this a page's own stylesheet is linked instead: it would cost more than the round trip it saves. */
const INLINE_LIMIT = 40_000;

/**
 * Stylesheets of releases, read once: releases never change. One whose bytes are not those that were released is never
 * written into a page; the browser asks for it, finds out as well, and falls back to the release before.
 */
export class PageStyles {
  private readonly known = new Map<string, Promise<string | null>>();

  constructor(private readonly folder: string) {}

  /** The stylesheets of one page, each once: those to write into it and those to link. */
  async of(parts: StyledPart[]): Promise<{ inline: InlineStyle[]; linked: string[] }> {
    const inline = new Map<string, InlineStyle>();
    const linked = new Set<string>();
    for (const { manifest, declared } of parts)
      for (const file of declared.css) {
        const href = releaseFolder(manifest) + file;
        const css = await this.read(manifest, file);
        if (css === null) continue;
        if ((manifest.assets[file]?.size ?? 0) > INLINE_LIMIT) linked.add(href);
        else inline.set(href, { href, css, section: { app: manifest.app, file } });
      }
    return { inline: [...inline.values()], linked: [...linked] };
  }

  /** Null where it is missing or not what was released; that is looked up again, since it may be put right. */
  private read(manifest: ReleaseManifest, file: string): Promise<string | null> {
    const full = path.join(this.folder, manifest.app, manifest.release, file);
    const known = this.known.get(full);
    if (known) return known;
    const reading = readChecked(full, manifest.assets[file]?.integrity);
    void reading.then((css) => css === null && this.known.delete(full));
    this.known.set(full, reading);
    return reading;
  }
}

async function readChecked(full: string, integrity: string | undefined): Promise<string | null> {
  const bytes = await readFile(full).catch(() => null);
  if (bytes === null) return null;
  const hash = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  return hash === integrity ? bytes.toString() : null;
}
