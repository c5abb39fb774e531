import fc from 'fast-check';
import { learningStreak } from './learning-streak.js';
import { calendarOf, mondayOf, weeksOf } from './streak-calendar.js';
import { localDay, referenceStreak, travels } from '../../../../test/arbitrary-travel.js';

describe('The learning streak of someone who travels', () => {
  it('is what counting day by day says, over 10,000 travels and changes of the clocks', () => {
    const check = fc.property(travels, ({ activities, now }) => {
      const days = [...new Set(activities.map(localDay))].sort().reverse();
      const today = localDay(now);
      expect(learningStreak(days, today)).toBe(referenceStreak(days, today));
    });
    fc.assert(check, { seed: 20_260_131, numRuns: 10_000 });
  });
});

describe('The calendar', () => {
  it('holds whole weeks up to today, each day once, whatever the clocks did', () => {
    const check = fc.property(travels, ({ activities, now }) => {
      const days = [...new Set(activities.map(localDay))].sort().reverse();
      const today = localDay(now);
      const calendar = calendarOf(days, today, 12);
      const dates = calendar.map(({ date }) => date);
      expect(dates).toEqual([...new Set(dates)].sort());
      expect(new Date(dates[0]!).getUTCDay()).toBe(1);
      expect(dates).toContain(today);
      expect(calendar.filter(({ active }) => active).map(({ date }) => date)).toEqual(
        days.filter((day) => day >= dates[0]!).reverse(),
      );
      const weeks = weeksOf(calendar, []);
      expect(weeks.slice(0, 11).map(({ startsOn }) => mondayOf(startsOn))).toEqual(
        weeks.slice(0, 11).map(({ startsOn }) => startsOn),
      );
      expect(weeks.reduce((sum, week) => sum + week.days, 0)).toBe(
        calendar.filter(({ active }) => active).length,
      );
    });
    fc.assert(check, { seed: 20_260_131, numRuns: 500 });
  });
});
