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
];
