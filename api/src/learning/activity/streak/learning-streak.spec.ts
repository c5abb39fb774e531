import { learningStreak } from './learning-streak.js';

describe('The learning streak', () => {
  const today = '2026-03-30';

  it('is zero without activity', () => {
    expect(learningStreak([], today)).toBe(0);
  });

  it('counts days in a row up to today', () => {
    expect(learningStreak(['2026-03-30', '2026-03-29', '2026-03-28'], today)).toBe(3);
  });

  it('holds while today is not over yet', () => {
    expect(learningStreak(['2026-03-29', '2026-03-28'], today)).toBe(2);
  });

  it('forgives one missed day, at the end and in between', () => {
    expect(learningStreak(['2026-03-28', '2026-03-26', '2026-03-25'], today)).toBe(3);
  });

  it('ends after two missed days', () => {
    expect(learningStreak(['2026-03-27'], today)).toBe(0);
    expect(learningStreak(['2026-03-30', '2026-03-27'], today)).toBe(1);
  });

  it('waits for a today that comes a second time, on the way west', () => {
    expect(learningStreak(['2026-03-31', '2026-03-28'], today)).toBe(2);
    expect(learningStreak(['2026-03-31', '2026-03-27'], today)).toBe(1);
  });

  it('does not stumble over a month with a change of the clocks', () => {
    expect(learningStreak(['2026-03-30', '2026-03-29', '2026-03-28', '2026-03-27'], today)).toBe(4);
  });
});
