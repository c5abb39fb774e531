import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

export const VISIT_COOKIE = 'futurelab_visit';

const DAY_SECONDS = 86_400;

const visit = z.object({
  id: z.string().min(1).max(64),
  /** When the page was rendered, in seconds since 1970. */
  at: z.number(),
  /** Section → release that the page was rendered with. */
  releases: z.record(z.string(), z.string()),
});

/** One page rendered by a shell server. */
export type Visit = z.infer<typeof visit>;

/** Verifies a token signed by a shell server; null if it is invalid or older than a day. */
export function readVisit(token: string | undefined, secret: string): Visit | null {
  const [payload = '', signature = ''] = token?.split('.') ?? [];
  const expected = Buffer.from(createHmac('sha256', secret).update(payload).digest('base64url'));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const parsed = visit.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return parsed.success && Date.now() / 1000 - parsed.data.at < DAY_SECONDS ? parsed.data : null;
}
