import { leo, renderPage, screen, userEvent } from '@futurelab/platform/testing';
import { routes } from '../../routes';
import { firstContent, pageApi } from '../../test-data';
import AcademyOldPage from '../academy/academy-old-page';
import AcademyOriginalArchivePage from '../academy/academy-original-archive-page';
import AcademyPage from '../academy/academy-page';
import Academy2Page from '../academy/academy2-page';
import AiAgentsPage from './ai-agents-page';
import AiConsultingPage from './ai-consulting-page';
import ApertureCirclePage from './aperture-circle-page';
import BookSpeakingPage from './book-speaking-page';
import CatalystCollectivePage from './catalyst-collective-page';
import FuturelabAcademyPage from '../academy/futurelab-academy-page';
import ServicesPage from './services-page';
import SpeakerConsultingPage from './speaker-consulting-page';
import TheFlowPage from './the-flow-page';
import ToAcademyPage from '../academy/to-academy-page';
import VibeCodingPage from './vibe-coding-page';

const API = pageApi(
  ...['services', 'speaker-consulting', 'futurelab-academy', 'the-flow', 'ai-consulting', 'vibe-coding'],
  ...['ai-agents', 'book-speaking', 'catalyst-collective', 'aperture-circle'],
  ...['academy', 'academy2', 'academy-old', 'academy-original-archive'],
);

const PAGES = [
  ['/services', <ServicesPage />, '/contact'],
  ['/speaker-consulting', <SpeakerConsultingPage />, '/book-speaking'],
  ['/futurelab-academy', <FuturelabAcademyPage />, '/academy/checkout/pro'],
  ['/flow', <TheFlowPage />, '/api/login?returnTo=%2Fcourses'],
  ['/ai-consulting', <AiConsultingPage />, '/#request'],
  ['/vibe-coding', <VibeCodingPage />, '/contact'],
  ['/ai-agents', <AiAgentsPage />, '/contact'],
  ['/book-speaking', <BookSpeakingPage />, '/speaker-consulting'],
  ['/catalyst-collective', <CatalystCollectivePage />, '/subscribe?membership=hpc'],
  ['/aperture-circle', <ApertureCirclePage />, '/contact'],
] as const;

const canonical = () => document.querySelector('link[rel="canonical"]')?.getAttribute('href');
const description = () => document.querySelector('meta[name="description"]')?.getAttribute('content');
const targets = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('The pages about what FutureLab offers', () => {
  it.each(PAGES)('%s has one title, its own address and a way on', async (path, page, target) => {
    renderPage(page, { api: API });
    expect((await screen.findAllByRole('heading', { level: 2 })).length).toBeGreaterThan(1);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(canonical()).toMatch(new RegExp(`${path}$`));
    expect(description()!.length).toBeGreaterThan(60);
    expect(targets()).toContain(target);
    expect(routes.map((route) => route.path)).toContain(path);
  });

  it.each(PAGES)('%s has no link for signing in for a member', async (_, page) => {
    renderPage(page, { api: API, user: leo });
    expect((await screen.findAllByRole('heading', { level: 2 })).length).toBeGreaterThan(1);
    expect(targets().filter((target) => target?.startsWith('/api/login'))).toEqual([]);
  });

  it.each([
    ['2021', <AcademyOriginalArchivePage />],
    ['2022', <AcademyOldPage />],
    ['2023', <AcademyPage />],
    ['2024', <Academy2Page />],
  ])(
    'the edition of %s says that it is an earlier one, and points to the current academy',
    async (year, page) => {
      renderPage(page, { api: API });
      expect(await screen.findByText(new RegExp(`^An earlier edition, from ${year}`))).toBeVisible();
      expect(canonical()).toMatch(/\/futurelab-academy$/);
      expect(screen.getByRole('link', { name: 'Go to the current academy' })).toHaveAttribute(
        'href',
        '/futurelab-academy',
      );
    },
  );

  it('keep their title when the content does not come, and ask for it again', async () => {
    let asked = 0;
    const later = () => (asked++ === 0 ? { status: 503, body: '' } : { body: firstContent('services') });
    renderPage(<ServicesPage />, { api: { 'GET /api/content/page/services': later } });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByRole('heading', { level: 1, name: 'AI Services' })).toBeVisible();
    await userEvent.click(retry);
    expect(await screen.findByText('Four ways to work together')).toBeVisible();
  });

  it('the academy tells its real dates, and members how far they are', async () => {
    let isMine = false;
    const seasons = () => [
      {
        name: 'Autumn',
        startsOn: '2026-09-14',
        endsOn: '2026-12-20',
        week: 9,
        people: 2,
        places: null,
        isMine: false,
      },
      {
        name: 'Winter',
        startsOn: '2087-01-11',
        endsOn: '2087-04-18',
        week: null,
        people: 0,
        places: null,
        isMine,
      },
    ];
    const place = '/api/academy/seasons/2087-01-11/place';
    const enrollment = (slug: string, progress: number) => ({ id: slug, course: { slug }, progress });
    const enrollments = [
      enrollment('ai-foundations-for-professionals', 100),
      enrollment('mindful-attention-in-a-noisy-workday', 40),
    ];
    renderPage(<FuturelabAcademyPage />, {
      user: leo,
      api: {
        ...API,
        'GET /api/academy/seasons': () => ({ body: seasons() }),
        [`PUT ${place}`]: () => ((isMine = true), { status: 204 }),
        [`DELETE ${place}`]: { status: 503, body: '' },
        'GET /api/my/enrollments': { body: enrollments },
      },
    });
    expect(await screen.findByText('Now in week 9')).toBeVisible();
    expect(screen.getByText('January 11, 2087')).toBeVisible();
    expect(screen.getByText('2 members')).toBeVisible();
    expect(await screen.findByText(/You have finished 1 of the 7 courses/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Continue Mindful Attention/ })).toHaveAttribute(
      'href',
      '/learn/mindful-attention-in-a-noisy-workday',
    );
    expect(screen.getByRole('link', { name: 'Join for the whole twelve weeks' })).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Take part: Winter 2087' }));
    expect(await screen.findByText(/You take part in Winter 2087, which begins on/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Leave: Winter 2087' }));
    expect(await screen.findByText(/Nothing has changed/)).toBeVisible();
    expect(screen.getByText('You take part')).toBeVisible();
  });

  it('say what an editor has written since', async () => {
    const page = firstContent('the-flow');
    const { parts } = page.data;
    const closing = { ...parts?.closing, title: 'Any day will do.' };
    const edited = {
      ...page,
      data: { ...page.data, headline: 'A week with room.', parts: { ...parts, closing } },
    };
    renderPage(<TheFlowPage />, { api: { 'GET /api/content/page/the-flow': { body: edited } } });
    expect(await screen.findByRole('heading', { level: 1, name: 'A week with room.' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Any day will do.' })).toBeVisible();
  });

  it('the former addresses of the academy lead to it', () => {
    const { router } = renderPage(<ToAcademyPage />, { path: '/academy3', at: '/academy3' });
    expect(router.state.location.pathname).toBe('/futurelab-academy');
  });
});
