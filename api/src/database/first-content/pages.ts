import { privacy } from './privacy.js';
import { terms } from './terms.js';
import type { FirstContent } from './types.js';

export const pages: readonly FirstContent<'page'>[] = [
  {
    slug: 'terms',
    title: 'Terms',
    body: terms,
    data: {
      description:
        'Be a decent colleague, keep what is yours, pay only for what you asked for, and leave whenever you like. The rest of this page says the same thing exactly.',
      since: 'January 1, 2025',
    },
  },
  {
    slug: 'privacy',
    title: 'Privacy',
    body: privacy,
    data: {
      description:
        'We keep what the site needs in order to work, for as long as it needs it. No advertising, no trackers, nothing sold.',
      since: 'January 1, 2025',
    },
  },
  {
    slug: 'partners',
    title: 'Partners',
    body: '',
    data: {
      description:
        'The organizations FutureLab builds with: hospitals, schools, a water utility, a publisher. What we do together, and how a partnership begins.',
      headline: 'People we build with.',
      lead: 'A partner brings a real question and the people it concerns. We bring method and a community that has met the question elsewhere. What we find out is published for everybody.',
    },
  },
  {
    slug: 'podcast',
    title: 'Digital Mystics, the conversations',
    body: 'The voices are made by a machine, from the transcript. We say so because they would not. The words are those of the people named, without the coughing.',
    data: {
      description:
        'The conversations that belong to Digital Mystics: Ines Valdor with a meditation teacher, a lawyer, an engineer and a superintendent, to hear or to read.',
      headline: 'Four conversations.',
      lead: 'Each begins with a page of Digital Mystics and a person who disagrees with it. Listen while you go on reading elsewhere, or read every word here.',
    },
  },
];
