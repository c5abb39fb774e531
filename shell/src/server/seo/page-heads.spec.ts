/** @jest-environment node */
import type { LiveDocument } from '@futurelab/platform/live-document';
import { PageHeads, readHead } from './page-heads';
import type { PageAnswer, PageRequest } from '../pages/page-service';
import type { ReleaseSet } from '../releases/release-set';

const asking = { requestId: 'request', clientAddress: '127.0.0.1' };
const page = (over: object): PageAnswer => ({
  kind: 'page',
  status: 200,
  html: '<html><head><meta property="og:title" content="Courses"/></head></html>',
  policy: '',
  set: 'set',
  complete: true,
  cacheable: true,
  ...over,
});

const manifest = (release: string) => ({ app: 'mf-learning', release, routes: [] });
const live = {
  apps: {
    'mf-learning': {
      live: 'r1',
      previous: null,
      disabled: false,
      canary: { release: 'r2', percent: 100, cohort: null, salt: 'salt' },
    },
  },
  manifests: { 'mf-learning@r1': manifest('r1'), 'mf-learning@r2': manifest('r2') },
} as unknown as LiveDocument;

function headsOf(answer: PageAnswer) {
  const asked: { page: PageRequest; set: ReleaseSet }[] = [];
  const pages = {
    answer: async (request: PageRequest, set: ReleaseSet) => {
      asked.push({ page: request, set });
      return answer;
    },
  };
  return { asked, heads: new PageHeads(pages, { current: async () => live }, 'https://futurelab.example') };
}

describe('what a page says about itself', () => {
  it('is read from the head of the document, in plain text', () => {
    const head = readHead(
      '<head><title>Speaking &amp; Events · FutureLab</title><meta property="og:title" content="Speaking &amp; Events"/>' +
        '<meta name="description" content="Somebody&#x27;s &quot;talk&quot;"/><link rel="canonical" href="https://futurelab.example/a"/>' +
        '<meta property="og:image" content="https://futurelab.example/og/1/a.png"/></head><meta name="robots" content="noindex"/>',
    );
    expect(head).toEqual({
      title: 'Speaking & Events',
      description: 'Somebody\'s "talk"',
      canonical: 'https://futurelab.example/a',
      picture: 'https://futurelab.example/og/1/a.png',
      listed: true,
    });
    expect(readHead('<head><meta name="robots" content="noindex"/></head>').listed).toBe(false);
  });

  it('is what a visitor reads of what is live, and not of a canary', async () => {
    const { heads, asked } = headsOf(page({}));
    expect(await heads.of('/courses', asking)).toMatchObject({ title: 'Courses' });
    expect(asked[0]!.page).toMatchObject({ mayBeSignedIn: false, cookie: undefined });
    expect(asked[0]!.set.releases[0]!.manifest.release).toBe('r1');
  });

  it('is nothing where there is no page', async () => {
    expect(await headsOf(page({ status: 404 })).heads.of('/none', asking)).toBeNull();
    const redirect: PageAnswer = { kind: 'redirect', status: 308, location: '/' };
    expect(await headsOf(redirect).heads.of('/academy3', asking)).toBeNull();
  });

  it('is not known while a section is left to the browser', async () => {
    await expect(headsOf(page({ complete: false })).heads.of('/courses', asking)).rejects.toThrow('/courses');
  });
});
