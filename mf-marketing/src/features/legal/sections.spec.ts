import { sectionsOf } from './sections';

test('Each second-level heading begins a section with an address of its own', () => {
  expect(
    sectionsOf(
      '## Who sees what\n\nVisitors see **titles**.\n\n### Names\n\nNo.\n\n## The AI, then\n\nLast.',
    ),
  ).toEqual([
    { id: 'who-sees-what', title: 'Who sees what', text: 'Visitors see **titles**.\n\n### Names\n\nNo.' },
    { id: 'the-ai-then', title: 'The AI, then', text: 'Last.' },
  ]);
  expect(sectionsOf('No heading at all.')).toEqual([]);
});
