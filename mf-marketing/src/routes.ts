import type { RouteDeclaration } from '@futurelab/platform/contract';

export const routes: RouteDeclaration[] = [
  { path: '/', page: 'landing-page', title: 'FutureLab', access: 'visitor' },
  { path: '/about', page: 'about-page', title: 'About', access: 'public' },
  { path: '/digital-mystics/book', page: 'book-page', title: 'Digital Mystics', access: 'public' },
  { path: '/contact', page: 'contact-page', title: 'Contact', access: 'public' },
  { path: '/terms', page: 'terms-page', title: 'Terms', access: 'public' },
  { path: '/privacy', page: 'privacy-page', title: 'Privacy', access: 'public' },
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
  { path: '/partners', page: 'partners-page', title: 'Partners', access: 'public' },
  { path: '/ai-consulting', page: 'ai-consulting-page', title: 'AI consulting', access: 'public' },
  { path: '/vibe-coding', page: 'vibe-coding-page', title: 'Vibe coding', access: 'public' },
  { path: '/ai-agents', page: 'ai-agents-page', title: 'AI agents', access: 'public' },
];
