import type { RouteContext, RouteDeclaration } from '@futurelab/platform/contract';
import { myEnrollmentsQuery } from '@futurelab/platform/queries/learning';
import { searchQuery } from '@futurelab/platform/queries/search';
import { seasonsQuery } from './queries/academy';
import {
  episodesQuery,
  pageContentQuery,
  partnersQuery,
  previewIn,
  testimonialsQuery,
} from './queries/content';
import { legalVersionQuery, legalVersionsQuery, versionIn, type LegalPageName } from './queries/legal';
import { newsletterIssueQuery, newsletterIssuesQuery } from './queries/newsletter-issues';
import { readSearch } from './queries/search';
import { thisWeekQueries } from './queries/this-week';

/** The content of a page, as the api has it. */
const content = (page: string) => ({
  queries: ({ searchParams }: Pick<RouteContext, 'searchParams'>) => [
    pageContentQuery(page, previewIn(searchParams)),
  ],
});

/** Of a legal text, as it is now or the version that is asked for. */
const legalQueries =
  (page: LegalPageName) =>
  ({ searchParams }: Pick<RouteContext, 'searchParams'>) => {
    const version = versionIn(searchParams);
    return version === null
      ? [pageContentQuery(page, previewIn(searchParams)), legalVersionsQuery(page)]
      : [legalVersionQuery(page, version)];
  };

export const routes: RouteDeclaration[] = [
  {
    path: '/',
    page: 'landing/landing-page',
    title: 'FutureLab',
    access: 'visitor',
    queries: ({ searchParams }) => [pageContentQuery('landing', previewIn(searchParams)), ...thisWeekQueries],
  },
  {
    path: '/about',
    page: 'about/about-page',
    title: 'About',
    access: 'public',
    menu: [{ group: 'about', label: 'About', order: 10, note: 'Why we started, and what we hold to' }],
    ...content('about'),
  },
  {
    path: '/digital-mystics/book',
    page: 'about/book-page',
    title: 'Digital Mystics',
    access: 'public',
    menu: [{ group: 'about', label: 'Digital Mystics', order: 20, note: 'The book: read an extract' }],
    queries: ({ searchParams }) => [pageContentQuery('book', previewIn(searchParams)), testimonialsQuery],
  },
  {
    path: '/contact',
    page: 'about/contact-page',
    title: 'Contact',
    access: 'public',
    menu: [
      { group: 'header', label: 'Contact', order: 10 },
      { group: 'footer-membership', label: 'Contact', order: 30 },
      { group: 'not-found', label: 'Tell us what is missing', order: 20 },
      { group: 'rail-help', label: 'Help', order: 10, icon: 'help' },
    ],
    ...content('contact'),
  },
  {
    path: '/search',
    page: 'landing/search-page',
    title: 'Search',
    access: 'public',
    queries: ({ searchParams }) => {
      const search = readSearch(searchParams);
      return search ? [searchQuery(search)] : [];
    },
  },
  {
    path: '/newsletter',
    page: 'newsletter/newsletter-page',
    title: 'Newsletter',
    access: 'public',
    queries: ({ searchParams }) => [newsletterIssuesQuery(searchParams.get('after'))],
  },
  {
    path: '/newsletter/:slug',
    page: 'newsletter/newsletter-issue-page',
    title: 'Newsletter',
    access: 'public',
    queries: ({ params: { slug = '' } }) => [newsletterIssueQuery(slug)],
  },
  {
    path: '/terms',
    page: 'legal/terms-page',
    title: 'Terms',
    access: 'public',
    menu: [{ group: 'footer-base', label: 'Terms', order: 10 }],
    queries: legalQueries('terms'),
  },
  {
    path: '/privacy',
    page: 'legal/privacy-page',
    title: 'Privacy',
    access: 'public',
    menu: [{ group: 'footer-base', label: 'Privacy', order: 20 }],
    queries: legalQueries('privacy'),
  },
  {
    path: '/services',
    page: 'services/services-page',
    title: 'AI Services',
    access: 'public',
    menu: [{ group: 'services', label: 'AI Services', order: 20, note: 'Consulting, agents and training' }],
    ...content('services'),
  },
  {
    path: '/speaker-consulting',
    page: 'services/speaker-consulting-page',
    title: 'Speaking & Events',
    access: 'public',
    menu: [
      {
        group: 'services',
        label: 'Speaking & Events',
        order: 10,
        note: 'Keynotes, panels and working sessions',
      },
    ],
    ...content('speaker-consulting'),
  },
  {
    path: '/futurelab-academy',
    page: 'academy/futurelab-academy-page',
    title: 'Epic Life Lab',
    access: 'public',
    menu: [
      { group: 'learn', label: 'Epic Life Lab', order: 10, note: 'The academy and its programs' },
      { group: 'footer-learn', label: 'Epic Life Lab', order: 30 },
    ],
    queries: ({ signedIn, searchParams }) => [
      pageContentQuery('futurelab-academy', previewIn(searchParams)),
      seasonsQuery,
      ...(signedIn ? [myEnrollmentsQuery] : []),
    ],
  },
  {
    path: '/flow',
    page: 'services/the-flow-page',
    title: 'The Flow',
    access: 'public',
    menu: [
      { group: 'learn', label: 'The Flow', order: 30, note: 'The rhythm we work in' },
      { group: 'footer-learn', label: 'The Flow', order: 40 },
    ],
    ...content('the-flow'),
  },
  {
    path: '/the-flow',
    page: 'services/the-flow-page',
    title: 'The Flow',
    access: 'public',
    ...content('the-flow'),
  },
  {
    path: '/partners',
    page: 'about/partners-page',
    title: 'Partners',
    access: 'public',
    menu: [{ group: 'about', label: 'Partners', order: 30, note: 'People we build with' }],
    queries: ({ searchParams }) => [pageContentQuery('partners', previewIn(searchParams)), partnersQuery],
  },
  {
    path: '/ai-consulting',
    page: 'services/ai-consulting-page',
    title: 'AI consulting',
    access: 'public',
    ...content('ai-consulting'),
  },
  {
    path: '/vibe-coding',
    page: 'services/vibe-coding-page',
    title: 'Vibe coding',
    access: 'public',
    ...content('vibe-coding'),
  },
  {
    path: '/ai-agents',
    page: 'services/ai-agents-page',
    title: 'AI agents',
    access: 'public',
    ...content('ai-agents'),
  },
  {
    path: '/book-speaking',
    page: 'services/book-speaking-page',
    title: 'Book a speaker',
    access: 'public',
    ...content('book-speaking'),
  },
  {
    path: '/catalyst-collective',
    page: 'services/catalyst-collective-page',
    title: 'Catalyst Collective',
    access: 'public',
    ...content('catalyst-collective'),
  },
  {
    path: '/aperture-circle',
    page: 'services/aperture-circle-page',
    title: 'Aperture Circle',
    access: 'public',
    ...content('aperture-circle'),
  },
  {
    path: '/digital-mystics/podcast',
    page: 'about/podcast-page',
    title: 'Digital Mystics, the conversations',
    access: 'public',
    queries: ({ searchParams }) => [
      pageContentQuery('podcast', previewIn(searchParams)),
      episodesQuery(searchParams.get('after')),
    ],
  },
  {
    path: '/academy',
    page: 'academy/academy-page',
    title: 'The academy, first online edition (2023)',
    access: 'public',
    ...content('academy'),
  },
  {
    path: '/academy2',
    page: 'academy/academy2-page',
    title: 'The academy, second online edition (2024)',
    access: 'public',
    ...content('academy2'),
  },
  {
    path: '/academy-old',
    page: 'academy/academy-old-page',
    title: 'The old academy (2022)',
    access: 'public',
    ...content('academy-old'),
  },
  {
    path: '/academy-original-archive',
    page: 'academy/academy-original-archive-page',
    title: 'The original academy (2021)',
    access: 'public',
    ...content('academy-original-archive'),
  },
  { path: '/academy3', page: 'academy/to-academy-page', title: 'Epic Life Lab', access: 'public' },
  { path: '/digital-mystics', page: 'academy/to-academy-page', title: 'Epic Life Lab', access: 'public' },
];
