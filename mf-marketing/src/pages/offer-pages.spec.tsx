import { renderPage, screen } from '@futurelab/platform/testing';
import { routes } from '../routes';
import AcademyOldPage from './academy-old-page';
import AcademyOriginalArchivePage from './academy-original-archive-page';
import AcademyPage from './academy-page';
import Academy2Page from './academy2-page';
import AiAgentsPage from './ai-agents-page';
import AiConsultingPage from './ai-consulting-page';
import ApertureCirclePage from './aperture-circle-page';
import BookSpeakingPage from './book-speaking-page';
import CatalystCollectivePage from './catalyst-collective-page';
import FuturelabAcademyPage from './futurelab-academy-page';
import ServicesPage from './services-page';
import SpeakerConsultingPage from './speaker-consulting-page';
import TheFlowPage from './the-flow-page';
import ToAcademyPage from './to-academy-page';
import VibeCodingPage from './vibe-coding-page';

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
  it.each(PAGES)('%s has one title, its own address and a way on', (path, page, target) => {
    renderPage(page);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(canonical()).toMatch(new RegExp(`${path}$`));
    expect(description()!.length).toBeGreaterThan(60);
    expect(targets()).toContain(target);
    expect(routes.map((route) => route.path)).toContain(path);
  });

  it.each([
    ['2021', <AcademyOriginalArchivePage />],
    ['2022', <AcademyOldPage />],
    ['2023', <AcademyPage />],
    ['2024', <Academy2Page />],
  ])('the edition of %s says that it is an earlier one, and points to the current academy', (year, page) => {
    renderPage(page);
    expect(screen.getByText(new RegExp(`^An earlier edition, from ${year}`))).toBeVisible();
    expect(canonical()).toMatch(/\/futurelab-academy$/);
    expect(screen.getByRole('link', { name: 'Go to the current academy' })).toHaveAttribute(
      'href',
      '/futurelab-academy',
    );
  });

  it('the former addresses of the academy lead to it', () => {
    const { router } = renderPage(<ToAcademyPage />, { path: '/academy3', at: '/academy3' });
    expect(router.state.location.pathname).toBe('/futurelab-academy');
  });
});
