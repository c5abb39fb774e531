import { z } from 'zod';

/** What a release says about itself in `release.json`; written by the release builder, read by servers only. */
const route = z.object({
  path: z.string().startsWith('/'),
  page: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string().min(1),
  access: z.enum(['public', 'visitor', 'member', 'admin']),
  js: z.array(z.string()),
  css: z.array(z.string()),
});

const asset = z.object({
  /** `sha384-…`, as in a Subresource Integrity attribute. */
  integrity: z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/),
  /** Bytes, plain and brotli-compressed. */
  size: z.number().int().nonnegative(),
  brotli: z.number().int().nonnegative(),
});

const files = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });

export const releaseManifest = z.object({
  schema: z.literal(1),
  app: z.string().regex(/^mf-[a-z0-9-]+$/),
  /** Sixteen hexadecimal digits: the hash of the release's contents. */
  release: z.string().regex(/^[0-9a-f]{16}$/),
  version: z.string(),
  /** `-dirty` is appended when the work tree had uncommitted changes; `unknown` where there is no repository. */
  commit: z.string(),
  /** Range of platform versions the release runs with. */
  platform: z.string(),
  remote: z.object({
    entry: z.string(),
    /** Name of the container in the page and in the federation runtime; different in every release. */
    globalName: z.string(),
    expose: z.object({ js: files, css: files }),
  }),
  server: z.string(),
  routes: z.array(route),
  /** Door of the platform → names taken from it; `*` where that could not be told. */
  uses: z.record(z.string(), z.array(z.string())),
  /** Paths below /api that the section's code spells. */
  operations: z.array(z.string().startsWith('/api/')),
  /** Brotli bytes that the remote entry, and a page with its expose, may have. */
  budgets: z.object({ entry: z.number().int().positive(), page: z.number().int().positive() }),
  assets: z.record(z.string(), asset),
});

export type ReleaseManifest = z.infer<typeof releaseManifest>;

/** Throws, naming what is wrong, when `value` is not a release manifest. */
export function parseReleaseManifest(value: unknown): ReleaseManifest {
  return releaseManifest.parse(value);
}
