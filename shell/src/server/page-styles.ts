import type { ReleaseManifest } from '@futurelab/platform/manifest';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { releaseFolder } from './snapshots';

/** A stylesheet that travels inside the page. */
export interface InlineStyle {
  href: string;
  css: string;
}

/** Beyond this a page's own stylesheet is linked instead: it would cost more than the round trip it saves. */
const INLINE_LIMIT = 40_000;

/** Stylesheets of releases, read once: releases never change. */
export class PageStyles {
  private readonly known = new Map<string, Promise<string>>();

  constructor(private readonly folder: string) {}

  /** The stylesheets of one page: those to write into it and those to link. */
  async of(manifest: ReleaseManifest, files: string[]): Promise<{ inline: InlineStyle[]; linked: string[] }> {
    const inline: InlineStyle[] = [];
    const linked: string[] = [];
    for (const file of files) {
      const href = releaseFolder(manifest) + file;
      if ((manifest.assets[file]?.size ?? 0) > INLINE_LIMIT) linked.push(href);
      else inline.push({ href, css: await this.read(manifest, file) });
    }
    return { inline, linked };
  }

  private read(manifest: ReleaseManifest, file: string): Promise<string> {
    const full = path.join(this.folder, manifest.app, manifest.release, file);
    const known = this.known.get(full);
    if (known) return known;
    const reading = readFile(full, 'utf8');
    reading.catch(() => this.known.delete(full));
    this.known.set(full, reading);
    return reading;
  }
}
