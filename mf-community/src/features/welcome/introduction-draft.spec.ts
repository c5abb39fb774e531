import { introductionDraft, introductionTitle } from './introduction-draft';

test('A hello says who a member is and what they came for', () => {
  const known = {
    firstName: 'Nia',
    currentRole: 'Nurse',
    location: 'Lima, Peru',
    intents: ['Use AI well in my daily work', 'Keep my own judgment sharp'],
    interests: ['Ethics', 'Health', 'AI policy'],
  };
  expect(introductionDraft(known)).toBe(
    'Hi, I’m Nia, nurse, from Lima, Peru. I’m here to use AI well in my daily work and keep my own judgment sharp. ' +
      'I’m interested in Ethics, Health and AI policy.\n\nIf you’re interested in the same things, say hello.',
  );
  expect(introductionTitle(known)).toBe('Hello from Nia');
});

test('A hello of a member who has said nothing yet is a hello all the same', () => {
  const unknown = { firstName: null, currentRole: 'AI lead', location: null, intents: [], interests: [] };
  expect(introductionDraft(unknown)).toBe(
    'Hi everyone, AI lead.\n\nI just joined and I’m looking around. What shouldn’t I miss?',
  );
  expect(introductionTitle(unknown)).toBe('Hello, I’m new here');
});
