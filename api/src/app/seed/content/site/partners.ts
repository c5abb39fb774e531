import type { FirstContent } from '../../../first-content/types.js';

export const partners: readonly FirstContent<'partner'>[] = [
  {
    slug: 'tarnwick-hospitals',
    title: 'Tarnwick Hospitals',
    body: 'Which parts of a handover a machine may draft. Two wards, eleven nurses, one sheet of paper that came out of it.',
    data: {
      sign: 'M16 4v24M4 16h24M8 8h16v16H8z',
      link: { to: '/groups/care-and-clinic', label: 'Care and Clinic' },
    },
  },
  {
    slug: 'harrowfen-water',
    title: 'Harrowfen Water',
    body: 'A notice that customers understand when a model has estimated their bill, and a number where a person answers.',
    data: {
      sign: 'M4 10c4-4 8 4 12 0s8 4 12 0M4 17c4-4 8 4 12 0s8 4 12 0M4 24c4-4 8 4 12 0s8 4 12 0',
      link: { to: '/groups/public-service-circle', label: 'Public Service Circle' },
    },
  },
  {
    slug: 'fennimore-rail',
    title: 'Fennimore Rail',
    body: 'Rosters proposed by a program and changed by the people on them. We write the rules for changing.',
    data: {
      sign: 'M4 26L13 5M28 26L19 5M8 18h16M10 12h12M5 24h22',
      link: { to: '/groups/operations-and-delegation', label: 'Operations and Delegation' },
    },
  },
  {
    slug: 'quillmark',
    title: 'Quillmark',
    body: 'The publisher of Digital Mystics. Together we test a plain label for texts that machines had a hand in.',
    data: {
      sign: 'M5 28C8 14 16 6 28 4c-1 12-9 18-18 18M5 28L20 12',
      link: { to: '/digital-mystics/book', label: 'Digital Mystics' },
    },
  },
];
