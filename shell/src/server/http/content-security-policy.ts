import { createHash } from 'node:crypto';

type Stylesheet = Record<'href' | 'css', string>;

const hashes = new Map<string, string>();

/** CSP source of one inline stylesheet; each is hashed once in the life of the process. */
function hashOf({ href, css }: Stylesheet): string {
  const known = hashes.get(href);
  if (known) return known;
  const hash = `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
  hashes.set(href, hash);
  return hash;
}

/** Whose pages lessons show, once somebody asks for one; the api's schema of lessons names the same. */
const EMBED_ORIGINS = 'https://www.youtube-nocookie.com https://player.vimeo.com';

/** Where a form that joins or changes the card leads on to: https://docs.stripe.com/security/guide#content-security-policy */
const PAYMENT_ORIGINS = 'https://checkout.stripe.com https://billing.stripe.com';

/**
 * The policy of one page: scripts are files of this site (and of the configured assistant), styles are files or
 * the very stylesheets the server wrote into the page.
 */
export function contentSecurityPolicy(styles: Stylesheet[], assistantOrigin: string | null): string {
  const assistant = assistantOrigin ? ` ${assistantOrigin}` : '';
  return [
    "default-src 'self'",
    `script-src 'self'${assistant}`,
    `style-src 'self' ${styles.map(hashOf).join(' ')}`.trimEnd(),
    "img-src 'self' data:",
    `connect-src 'self'${assistant}`,
    `frame-src 'self' ${EMBED_ORIGINS}${assistant}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self' ${PAYMENT_ORIGINS}`,
    "frame-ancestors 'none'",
  ].join('; ');
}
