import type { RouteDeclaration } from '@futurelab/platform/contract';
import { readWords, searchQuery } from './features/search/search-query';
import { episodesQuery, pageContentQuery, partnersQuery, testimonialsQuery } from './queries/content';

export const routes: RouteDeclaration[] = [
  { path: '/', page: 'landing-page', title: 'FutureLab', access: 'visitor' },
  { path: '/about', page: 'about-page', title: 'About', access: 'public' },
  {
    path: '/digital-mystics/book',
    page: 'book-page',
    title: 'Digital Mystics',
    access: 'public',
    queries: () => [testimonialsQuery],
  },
  { path: '/contact', page: 'contact-page', title: 'Contact', access: 'public' },
  {
    path: '/search',
    page: 'search-page',
    title: 'Search',
    access: 'public',
    queries: ({ searchParams }) => {
      const words = readWords(searchParams);
      return words ? [searchQuery(words)] : [];
    },
  },
  {
    path: '/terms',
    page: 'terms-page',
    title: 'Terms',
    access: 'public',
    queries: () => [pageContentQuery('terms')],
  },
  {
    path: '/privacy',
    page: 'privacy-page',
    title: 'Privacy',
    access: 'public',
    queries: () => [pageContentQuery('privacy')],
  },
  { path: '/services', page: 'services-page', title: 'AI Services', access: 'public' },
  {
    path: '/speaker-consulting',
    page: 'speaker-consulting-page',
    title: 'Speaking & Events',
    access: 'public',
  },
  { path: '/futurelab-academy', page: 'futurelab-academy-page', title: 'Epic Life Lab', access: 'public' },
  { path: '/flow', page: 'the-flow-page', title: 'The Flow', access: 'public' },
  { path: '/the-flow', page: 'the-flow-page', title: 'The Flow', access: 'public' },
  {
    path: '/partners',
    page: 'partners-page',
    title: 'Partners',
    access: 'public',
    queries: () => [pageContentQuery('partners'), partnersQuery],
  },
  { path: '/ai-consulting', page: 'ai-consulting-page', title: 'AI consulting', access: 'public' },
  { path: '/vibe-coding', page: 'vibe-coding-page', title: 'Vibe coding', access: 'public' },
  { path: '/ai-agents', page: 'ai-agents-page', title: 'AI agents', access: 'public' },
  { path: '/book-speaking', page: 'book-speaking-page', title: 'Book a speaker', access: 'public' },
  {
    path: '/catalyst-collective',
    page: 'catalyst-collective-page',
    title: 'Catalyst Collective',
    access: 'public',
  },
  { path: '/aperture-circle', page: 'aperture-circle-page', title: 'Aperture Circle', access: 'public' },
  {
    path: '/digital-mystics/podcast',
    page: 'podcast-page',
    title: 'Digital Mystics, the conversations',
    access: 'public',
    queries: ({ searchParams }) => [pageContentQuery('podcast'), episodesQuery(searchParams.get('after'))],
  },
  {
    path: '/academy',
    page: 'academy-page',
    title: 'The academy, first online edition (2023)',
    access: 'public',
  },
  {
    path: '/academy2',
    page: 'academy2-page',
    title: 'The academy, second online edition (2024)',
    access: 'public',
  },
  { path: '/academy-old', page: 'academy-old-page', title: 'The old academy (2022)', access: 'public' },
  {
    path: '/academy-original-archive',
    page: 'academy-original-archive-page',
    title: 'The original academy (2021)',
    access: 'public',
  },
  { path: '/academy3', page: 'to-academy-page', title: 'Epic Life Lab', access: 'public' },
  { path: '/digital-mystics', page: 'to-academy-page', title: 'Epic Life Lab', access: 'public' },
];
