import { createHash } from 'node:crypto';

type Stylesheet = Record<'href' | 'css', string>;

/** What stands in the page itself. */
interface InlineCode {
  styles: Stylesheet[];
  inlineScript?: string;
}

const hashes = new Map<string, string>();

/** CSP source of a piece of inline code; each is hashed once in the life of the process. */
function hashOf(name: string, code: string): string {
  const known = hashes.get(name);
  if (known) return known;
  const hash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  hashes.set(name, hash);
  return hash;
}

/** Whose pages lessons show, once a reader asks for one; the api's schema of lessons names the same. */
const EMBED_ORIGINS = 'https://www.youtube-nocookie.com https://player.vimeo.com';

/** Where a form that joins or changes the card leads on to: https://docs.stripe.com/security/guide#content-security-policy */
const PAYMENT_ORIGINS = 'https://checkout.stripe.com https://billing.stripe.com';

/**
 * The policy of one page: scripts are files of this site (and of the configured assistant) and the very script, styles are
 * files and the very stylesheets the server wrote into the page. Only the preview of a draft stands in a frame of this site.
 */
export function contentSecurityPolicy(
  { styles, inlineScript }: InlineCode,
  assistantOrigin: string | null,
  isPreview = false,
): string {
  const script = inlineScript ? ` ${hashOf('script', inlineScript)}` : '';
  const assistant = assistantOrigin ? ` ${assistantOrigin}` : '';
  return [
    "default-src 'self'",
    `script-src 'self'${script}${assistant}`,
    `style-src 'self' ${styles.map(({ href, css }) => hashOf(href, css)).join(' ')}`.trimEnd(),
    "img-src 'self' data:",
    `connect-src 'self'${assistant}`,
    `frame-src 'self' ${EMBED_ORIGINS}${assistant}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self' ${PAYMENT_ORIGINS}`,
    `frame-ancestors ${isPreview ? "'self'" : "'none'"}`,
  ].join('; ');
}
