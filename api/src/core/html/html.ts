import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** HTML that is already safe. */
export class Html {
  constructor(readonly text: string) {}
}

/** HTML that was made here, not by people. */
export const trusted = (text: string): Html => new Html(text);

type Insertable = Html | string | number | null | undefined | readonly (Html | string)[];

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A template whose values are escaped, unless they are {@link Html} themselves. */
export function html(strings: TemplateStringsArray, ...values: Insertable[]): Html {
  return new Html(strings.reduce((text, part, index) => text + part + insert(values[index]), ''));
}

function insert(value: Insertable): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(insert).join('');
  return String(value).replace(/[&<>"']/g, (character) => ESCAPES[character]!);
}

const STYLE = `
:root{color-scheme:light dark;--paper:#FBF8F3;--raised:#FFF;--ink:#1A1D1B;--quiet:#5A605C;--line:#E2DCD2;--edge:#8A867E;--ember:#B23C0E;--on-ember:#FFF}
@media (prefers-color-scheme:dark){:root{--paper:#141614;--raised:#1C1F1D;--ink:#EFEAE2;--quiet:#A6ACA7;--line:#323633;--edge:#7C827D;--ember:#FF8C5A;--on-ember:#1A1D1B}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.55 "Instrument Sans",system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:34rem;margin:0 auto;padding:clamp(2rem,8vw,5rem) 1.25rem}
.mark{margin:0 0 2.5rem;font-size:.875rem;letter-spacing:.02em;color:var(--quiet)}
.mark b{color:var(--ember);font-weight:600}
h1{margin:0 0 .75rem;font:500 2.1rem/1.15 Newsreader,Georgia,serif;text-wrap:balance}
h2{margin:2.5rem 0 .75rem;font:500 1.3rem/1.3 Newsreader,Georgia,serif}
p{margin:0 0 1rem}
a{color:var(--ember);text-underline-offset:.2em}
ul{list-style:none;margin:1.75rem 0 0;padding:0;border-top:1px solid var(--line)}
li{border-bottom:1px solid var(--line)}
.quiet{color:var(--quiet);font-size:.9375rem}
button,input,select,textarea{font:inherit;color:inherit}
button{cursor:pointer;min-height:2.75rem;padding:.5rem 1.25rem;border:1px solid var(--ember);border-radius:4px;background:var(--ember);color:var(--on-ember);font-weight:600}
button.plain{background:none;border-color:var(--edge);color:var(--ink)}
button.row,a.row{display:block;width:100%;padding:.875rem .25rem;border:0;background:none;color:inherit;text-align:left;font-weight:400;text-decoration:none}
.row strong{display:block;font-weight:600}
.row:hover strong{text-decoration:underline;text-underline-offset:.2em}
label{display:block;margin:1rem 0 .35rem;font-weight:600}
input,select,textarea{width:100%;min-height:2.75rem;padding:.5rem .75rem;border:1px solid var(--edge);border-radius:4px;background:var(--raised)}
textarea{min-height:10rem}
input[type=checkbox]{width:1.5rem;min-height:1.5rem;margin:0 .6rem 0 0;vertical-align:middle;accent-color:var(--ember)}
label.check{font-weight:400}
.wrong{margin:.35rem 0 0;color:var(--ember);font-size:.9375rem}
.trap{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.actions{display:flex;flex-wrap:wrap;gap:.75rem;margin:1.5rem 0}
pre{margin:1.5rem 0;padding:1.25rem;border:1px solid var(--line);border-radius:10px;background:var(--raised);white-space:pre-wrap;font:inherit}
input+.quiet{margin-top:.5rem}
main.wide{max-width:80rem}
.beside{display:grid;gap:1.5rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,22rem),1fr))}
.beside h2{margin-top:0}
.beside pre{margin:0}
iframe{display:block;width:100%;height:44rem;border:1px solid var(--line);border-radius:10px;background:var(--raised)}
:focus-visible{outline:3px solid var(--ember);outline-offset:2px}
[role=alert] p{margin:0}
[role=alert]{padding:.75rem 1rem;border-left:3px solid var(--ember);background:var(--raised)}
`;

// In one piece: white space between the tags would change the hash.
const STYLE_ELEMENT = new Html(`<style>${STYLE}</style>`);

const POLICY = [
  "default-src 'none'",
  "frame-src 'self'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Sends one of the few pages the api renders itself: no script, one style sheet, both themes. */
export function sendPage(
  reply: FastifyReply,
  {
    title,
    body,
    status = 200,
    isWide = false,
  }: { title: string; body: Html; status?: number; isWide?: boolean },
) {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · FutureLab</title>
        ${STYLE_ELEMENT}
      </head>
      <body>
        <main${trusted(isWide ? ' class="wide"' : '')}>
          <p class="mark"><b>FutureLab</b></p>
          ${body}
        </main>
      </body>
    </html> `;
  return reply
    .status(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', POLICY)
    .header('referrer-policy', 'same-origin')
    .header('cache-control', 'no-store')
    .send(page.text);
}
