import type { FastifyReply } from 'fastify';
import { contentSecurityPolicy } from './content-security-policy';

const css = `
:root{color-scheme:light dark;--paper:#fbf8f3;--ink:#1a1d1b;--quiet:#5a605c;--ember:#b23c0e}
@media (prefers-color-scheme:dark){:root{--paper:#141614;--ink:#efeae2;--quiet:#a6aca7;--ember:#ff8c5a}}
body{margin:0;min-height:100vh;display:grid;place-content:center;padding:2rem;background:var(--paper);color:var(--ink);font:1.0625rem/1.55 system-ui,sans-serif}
main{max-width:34rem}
h1{font:500 2.075rem/1.25 Georgia,serif;margin:0 0 1rem}
p{margin:0 0 1.5rem;color:var(--quiet)}
a{color:var(--ember)}`;

const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Not available · FutureLab</title><style>${css}</style></head><body><main><h1>FutureLab is not available right now</h1><p>Nothing you saved is lost, and you are still signed in if you were. Please try again in a moment.</p><p><a href="">Try again</a></p></main></body></html>`;

const policy = contentSecurityPolicy({ styles: [{ href: 'unavailable', css }] }, null);

/** When not even the shell can be rendered, or the session cannot be resolved. */
export function sendUnavailable(reply: FastifyReply, { status = 503, retryAfter = 5 } = {}): FastifyReply {
  return reply
    .code(status)
    .header('retry-after', String(retryAfter))
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(html);
}
