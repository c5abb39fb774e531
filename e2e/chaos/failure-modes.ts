import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import type { FileKind, SectionFiles } from '../fixtures/releases/section-files';

/** Lets one file of a section fail in a page that is about to be opened; what it returns mends the file again. */
type FailureMode = (
  page: Page,
  file: string,
  kind: FileKind,
  files: SectionFiles,
) => Promise<() => Promise<void>>;

export const FILE_KINDS: FileKind[] = ['entry', 'expose', 'page', 'style'];

const answered =
  (how: (route: Route) => Promise<void> | void): FailureMode =>
  async (page, file) => {
    const pattern = `**${file}*`;
    await page.route(pattern, how);
    return () => page.unroute(pattern);
  };

const status = (code: number) => answered((route) => route.fulfill({ status: code, body: 'Not today' }));

/** As long as the real file, and runnable: only its hash tells. */
const altered = answered(async (route) => {
  const answer = await route.fetch();
  const body = await answer.body();
  body[body.length - 1] = body.at(-1) === 0x20 ? 0x0a : 0x20;
  await route.fulfill({ response: answer, body });
});

const hanging = answered(() => undefined);
const aborted = answered((route) => route.abort('connectionreset'));

/** What the page learns of a file's hash; empty where it is unknown. */
async function overrideHashes(page: Page, hashes: Record<string, string>): Promise<void> {
  await page.addInitScript((overrides) => {
    const window_ = window as unknown as { overrides: Record<string, string>; __FUTURELAB__: unknown };
    let data: { integrity: Record<string, string> };
    window_.overrides = overrides;
    Object.defineProperty(window, '__FUTURELAB__', {
      get: () => data,
      set: (given: typeof data) => {
        const integrity = new Proxy(given.integrity, {
          get: (all, file: string) => window_.overrides[file] ?? all[file],
        });
        data = { ...given, integrity };
      },
    });
  }, hashes);
}

const hashUnknown: FailureMode = async (page, file) => {
  await overrideHashes(page, { [file]: '' });
  return () => page.evaluate(() => void ((window as unknown as { overrides: object }).overrides = {}));
};

/** A release that is as it was built, and was built broken: a reload gets the one that was released since. */
const throwing: FailureMode = async (page, file, kind, { release }) => {
  const source = await (await page.request.get(file)).text();
  const body = kind === 'page' ? throwingPage(source, release) : `throw new Error("On purpose");${source}`;
  const hash = `sha384-${createHash('sha384').update(body).digest('base64')}`;
  await overrideHashes(page, { [file]: hash });
  const pattern = `**${file}*`;
  await page.route(pattern, (route) => route.fulfill({ body, contentType: 'text/javascript' }));
  return async () => {
    await page.unroute(pattern);
    await page.addInitScript(() => void ((window as unknown as { overrides: object }).overrides = {}));
    await page.route(
      (url) => !url.pathname.startsWith('/mfe/'),
      async (route) => {
        if (route.request().method() !== 'HEAD') return route.fallback();
        await route.fulfill({ headers: { 'x-release-set': 'another' } });
      },
    );
  };
};

/** The chunk of a page, with a component that throws in place of each thing its modules give. */
function throwingPage(source: string, release: string): string {
  const queue = /globalThis\.(webpackChunk\w+)/.exec(source)?.[1];
  if (!queue?.endsWith(release)) throw new Error('The page is not a chunk as webpack writes it');
  return `(() => {
    const chunks = (globalThis.${queue} ||= []);
    const { push } = chunks;
    chunks.push = (data) => {
      chunks.push = push;
      for (const id in data[1])
        data[1][id] = (module, exports, require) =>
          require.d(exports, { default: () => () => { throw new Error('On purpose'); } });
      return push.call(chunks, data);
    };
  })();${source}`;
}

const always: Record<string, FailureMode> = {
  'is answered with 503': status(503),
  'has one wrong byte': altered,
  'has no known hash': hashUnknown,
  hangs: hanging,
  'breaks off': aborted,
};

/** Six ways for each kind of file. */
export const FAILURE_MODES: Record<FileKind, Record<string, FailureMode>> = {
  entry: { ...always, throws: throwing },
  expose: { ...always, throws: throwing },
  page: { ...always, 'throws in render': throwing },
  style: { ...always, 'is answered with 404': status(404) },
};
