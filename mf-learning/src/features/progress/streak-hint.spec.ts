import { streakHint } from './streak-hint';

const today = '2026-03-10';

test('a member who has learned today hears so', () => {
  expect(streakHint({ learningStreakDays: 4, lastActiveOn: today }, today)).toBe('You learned today');
});

test('a running streak says what keeps it', () => {
  expect(streakHint({ learningStreakDays: 4, lastActiveOn: '2026-03-09' }, today)).toBe(
    'One lesson keeps it going',
  );
});

test('no streak says what begins one', () => {
  expect(streakHint({ learningStreakDays: 0, lastActiveOn: null }, today)).toBe('One lesson starts it');
});
