import { createHash } from 'node:crypto';
import { z } from 'zod';

export const FORMAT = 'futurelab-archive';
export const VERSION = 1;
export const MANIFEST = 'manifest.json';

const archivedFile = z.object({
  path: z.string().max(300),
  bytes: z.number().int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** For tables: how many things it holds. */
  rows: z.number().int().nonnegative().optional(),
});

export type ArchivedFile = z.infer<typeof archivedFile>;

/** What an archive says of itself. It names every other file with its hash; its own hash is stored here. */
export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  id: z.uuid(),
  site: z.string(),
  exportedAt: z.iso.datetime(),
  files: z.array(archivedFile).max(20_000),
});

export type Manifest = z.infer<typeof manifestSchema>;

export const hashOf = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');
