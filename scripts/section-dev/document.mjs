import { DEVELOPMENT } from '@futurelab/platform/build/webpack/webpack-hot.mjs';

const DATA = /<script type="application\/json" id="futurelab">(.*?)<\/script>/s;
const SHELL = '/__dev/shell';

/** JSON that may stand inside a script element. */
const embed = (value) => JSON.stringify(value).replace(/</g, '\\u003c');

/** What a page learns of the section under development. */
const snapshotOf = (app, routes) => ({
  app,
  release: DEVELOPMENT,
  globalName: `${app.replaceAll('-', '_')}_${DEVELOPMENT}`,
  folder: `/mfe/${app}/${DEVELOPMENT}/`,
  entry: 'remoteEntry.js',
  integrity: '',
  routes,
  previous: null,
  disabled: false,
  reason: 'live',
});

/** A document that the browser renders by itself, so that nothing has to match what a server rendered. */
function documentOf({ opening, pieces, data }) {
  return [
    `<!doctype html>${opening}<head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<link rel="stylesheet" href="${SHELL}/shell.css">`,
    ...pieces,
    `<script type="module" src="${SHELL}/shell.js"></script>`,
    '<link rel="icon" href="data:,"></head><body><div id="root"></div>',
    `<script type="application/json" id="futurelab">${embed(data)}</script></body></html>`,
  ].join('');
}

/** The styles and scripts that a document brings for the other sections. */
function resourceTagsFor(html, app) {
  const found = html.match(/<style [^>]*data-app="[^>]*>.*?<\/style>|<link [^>]*href="\/mfe\/[^>]*>/gs) ?? [];
  return found.filter((piece) => !piece.includes(`"/mfe/${app}/`) && !piece.includes(`data-app="${app}"`));
}

/** A site's document with the section from here; null when it is not a page of the site. */
export function withSection(html, app, routes) {
  const found = DATA.exec(html);
  if (!found) return null;
  const data = JSON.parse(found[1]);
  const others = data.remotes.filter((remote) => remote.app !== app);
  return documentOf({
    opening: /<html[^>]*>/.exec(html)[0],
    pieces: resourceTagsFor(html, app),
    data: {
      ...data,
      remotes: [...others, snapshotOf(app, routes)],
      // The page's files are not known by their hashes, so the section is to ask for them.
      page:
        data.page === null || data.page.app === app
          ? null
          : { ...data.page, fragments: data.page.fragments.filter((name) => !name.startsWith(`${app}/`)) },
    },
  });
}

/** The document of a section by itself, for a member who is signed in or (`null`) a visitor. */
export function standaloneDocument(user, { app, routes, hasApi, url }) {
  const session = { queryKey: ['/api/auth/user'], state: { data: user, dataUpdatedAt: Date.now() } };
  return documentOf({
    opening: '<html lang="en">',
    pieces: [],
    data: {
      set: hasApi ? DEVELOPMENT : 'no-api',
      remotes: [snapshotOf(app, routes)],
      page: null,
      integrity: {},
      queries: [session],
      signedIn: user !== null,
      theme: 'system',
      config: { publicUrl: url, chatbotId: null, chatbotScriptUrl: null, development: true },
    },
  });
}
