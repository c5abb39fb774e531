import { assignTrack, trackOfTitle } from './assign-track.js';

test.each([
  ['AI Foundations for Professionals', 'ai-mastery'],
  ['Prompt Writing for Busy Leaders', 'ai-mastery'],
  ['Automation Without Regret', 'ai-mastery'],
  ['Technical Debt in Plain Words', 'ai-mastery'],
  ['Coding With a Companion', 'ai-mastery'],
  ['Consciousness and the Thinking Machine', 'consciousness-integration'],
  ['Everyday Ethics for Machine-Made Decisions', 'consciousness-integration'],
  ['Mindful Attention in a Noisy Workday', 'consciousness-integration'],
  ['Spiritual Traditions and Software', 'consciousness-integration'],
  ['Meditation for People Who Decide', 'consciousness-integration'],
  ['Leadership When Answers Are Cheap', 'leadership-transformation'],
  ['Transforming a Team', 'leadership-transformation'],
  ['Leading Through Change', 'leadership-transformation'],
  ['The Management of Delegated Work', 'leadership-transformation'],
  ['The Learning Organization', 'leadership-transformation'],
])('"%s" belongs to %s', (title, track) => {
  expect(assignTrack(title)).toBe(track);
});

test('a title without any keyword belongs to AI Mastery', () => {
  expect(assignTrack('A Walk in the Hills')).toBe('ai-mastery');
});

test('the letters "ai" inside a word are not a keyword', () => {
  expect(assignTrack('Maintaining Change')).toBe('leadership-transformation');
});

test('when several keywords match, AI Mastery goes before Consciousness Integration and that before Leadership', () => {
  expect(assignTrack('Leadership and AI')).toBe('ai-mastery');
  expect(assignTrack('Mindful Leadership')).toBe('consciousness-integration');
});

test.each([
  ['Mindful Meetings', 'Mindful'],
  ['Working with AI', 'AI'],
  ['A Walk in the Hills', null],
])('the word of "%s" that gives its track is %s', (title, keyword) => {
  expect(trackOfTitle(title).keyword).toBe(keyword);
});
