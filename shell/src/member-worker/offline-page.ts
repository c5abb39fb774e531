const CSS = `
:root{color-scheme:light dark;--paper:#fbf8f3;--ink:#1a1d1b;--quiet:#5a605c;--ember:#b23c0e}
@media (prefers-color-scheme:dark){:root{--paper:#141614;--ink:#efeae2;--quiet:#a6aca7;--ember:#ff8c5a}}
body{margin:0;min-height:100vh;display:grid;place-content:center;padding:2rem;box-sizing:border-box;background:var(--paper);color:var(--ink);font:1.0625rem/1.55 system-ui,sans-serif}
main{max-width:34rem}
h1{font:500 2.075rem/1.25 Georgia,serif;margin:0 0 1rem}
h2{font:500 1.25rem/1.4 Georgia,serif;margin:2rem 0 .5rem}
p{margin:0 0 1.5rem;color:var(--quiet)}
ul{margin:0;padding:0;list-style:none}
a{color:var(--ember);display:inline-block;padding:.5rem 0}`;

/** Stands for a lesson that is not on this device while there is no network; leads to those that are. */
export async function offlinePage(documents: Cache): Promise<Response> {
  const requests = await documents.keys();
  const cached = await Promise.all(
    requests.map(async (request) => ({
      path: new URL(request.url).pathname,
      title: titleOf(await (await documents.match(request))!.text()),
    })),
  );
  const list = cached.map(({ path, title }) => `<li><a href="${path}">${title}</a></li>`).join('');
  return new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Offline · FutureLab</title><style>${CSS}</style></head><body><main><h1>You’re offline, and this lesson isn’t saved on this device</h1><p>You can read lessons you’ve opened here while offline. <a href="">Try again</a></p>${list && `<h2>On this device</h2><ul>${list}</ul>`}</main></body></html>`,
    { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } },
  );
}

/** As it stands in the document, where it is escaped already. */
const titleOf = (html: string): string =>
  (/<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? 'A lesson').replace(/ · FutureLab$/, '');
