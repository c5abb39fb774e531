import { z } from 'zod';
import { releaseManifest, type ReleaseManifest } from './manifest';

/**
 * The registry's word on what is live, as the shell server polls it: signed, so that nobody in between can
 * change it, and whole, so that the last good one on disk is enough to serve from.
 */
const canary = z.object({
  release: z.string(),
  /** Share of visitors, 0–100; null where a cohort is meant. */
  percent: z.number().min(0).max(100).nullable(),
  cohort: z.enum(['admins', 'hpc', 'members']).nullable(),
  /** Makes each canary draw its own visitors. */
  salt: z.string(),
});

const liveApp = z.object({
  live: z.string(),
  /** The release before, to fall back to when the live one cannot be loaded. */
  previous: z.string().nullable(),
  disabled: z.boolean(),
  canary: canary.nullable(),
});

const liveDocument = z.object({
  schema: z.literal(1),
  /** Incremented by every change. */
  version: z.number().int().nonnegative(),
  /** Seconds since 1970: from then on it is not taken any more. One that was taken before is served from all the same. */
  expiresAt: z.number().int(),
  apps: z.record(z.string(), liveApp),
  /** `app@release` → manifest, of every stored release. */
  manifests: z.record(z.string(), releaseManifest),
});

export type LiveApp = z.infer<typeof liveApp>;
export type LiveDocument = z.infer<typeof liveDocument>;

/** `payload` is the document as base64url JSON; `signature` is Ed25519 over the payload's text. */
export const signedDocument = z.object({ keyId: z.string(), payload: z.string(), signature: z.string() });

export function parseLiveDocument(value: unknown): LiveDocument {
  return liveDocument.parse(value);
}

export type { ReleaseManifest };
