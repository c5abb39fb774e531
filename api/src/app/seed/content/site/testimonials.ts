import type { FirstContent } from '../../../first-content/types.js';

export const testimonials: readonly FirstContent<'testimonial'>[] = [
  {
    slug: 'the-lantern-review',
    title: 'The Lantern Review',
    body: 'A calm book about an uncalm subject. I underlined a third of it and argued with the rest.',
    data: { about: 'book' },
  },
  {
    slug: 'slow-signal',
    title: 'Slow Signal',
    body: 'Valdor declines to be impressed and declines to be afraid. What is left is remarkably useful.',
    data: { about: 'book' },
  },
  {
    slug: 'afterword',
    title: 'Afterword',
    body: 'Read it with somebody. It is the rare book on technology that makes two people put theirs away.',
    data: { about: 'book' },
  },
];
