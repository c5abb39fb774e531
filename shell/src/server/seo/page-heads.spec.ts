import type { LiveDocument } from '@futurelab/platform/live-document';
import { PageHeads } from './page-heads';
import type { PageResult, PageRequest } from '../pages/page-service';
import type { ReleaseSet } from '../releases/release-set';

const asking = { requestId: 'request', clientAddress: '127.0.0.1' };
const page = (over: object): PageResult => ({
  kind: 'page',
  status: 200,
  html: '',
  metadata: { title: 'Courses', description: '', canonical: null, picture: null, listed: true },
  policy: '',
  set: 'set',
  complete: true,
  failures: [],
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

function headsOf(answer: PageResult) {
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
  it('is what a visitor reads of what is live, and not of a canary', async () => {
    const { heads, asked } = headsOf(page({}));
    expect(await heads.of('/courses', asking)).toMatchObject({ title: 'Courses' });
    expect(asked[0]!.page).toMatchObject({ mayBeSignedIn: false, cookie: undefined });
    expect(asked[0]!.set.releases[0]!.manifest.release).toBe('r1');
  });

  it('is nothing where there is no page', async () => {
    expect(await headsOf(page({ status: 404 })).heads.of('/none', asking)).toBeNull();
    const redirect: PageResult = { kind: 'redirect', status: 308, location: '/' };
    expect(await headsOf(redirect).heads.of('/academy3', asking)).toBeNull();
  });

  it('is not known while a section is left to the browser', async () => {
    await expect(headsOf(page({ complete: false })).heads.of('/courses', asking)).rejects.toThrow('/courses');
  });
});
