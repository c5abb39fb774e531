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

/** A page of the server alone: no section, no script. */
const plainPage = (title: string, heading: string, text: string, link: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} · FutureLab</title><style>${css}</style></head><body><main><h1>${heading}</h1><p>${text}</p><p>${link}</p></main></body></html>`;

const UNAVAILABLE = plainPage(
  'Not available',
  'FutureLab isn’t available right now',
  'Everything you saved is safe, and you’re still signed in. Please try again in a moment.',
  '<a href="">Try again</a>',
);
const NOT_FOUND = plainPage(
  '404 Page Not Found',
  '404 Page Not Found',
  'Did you forget to add the page to the router?',
  '<a href="/">Go home</a>',
);

const TOO_LARGE = plainPage(
  'Too large',
  'This is too large',
  'Nothing was saved. Go back and choose a smaller file or shorten your text.',
  '<a href="/">Go home</a>',
);

const policy = contentSecurityPolicy({ styles: [{ href: 'plain', css }] }, null);

const send = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(html);

/** When not even the shell can be rendered, or the session cannot be resolved. */
export const sendUnavailable = (reply: FastifyReply, { retryAfter = 5 } = {}): FastifyReply =>
  send(reply.header('retry-after', String(retryAfter)), 503, UNAVAILABLE);

/** For a form sent without JavaScript. */
export const sendTooLargePage = (reply: FastifyReply): FastifyReply => send(reply, 413, TOO_LARGE);

/** For an address below which there are files only, or that no page can have. */
export const sendNotFound = (reply: FastifyReply, status = 404): FastifyReply =>
  send(reply, status, NOT_FOUND);
