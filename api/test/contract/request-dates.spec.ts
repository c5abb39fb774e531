import { DATE_IN_RANGE, DATE_OUT_OF_RANGE } from '../../src/core/time/dates.js';
import { validateContentData } from '../../src/site/content/content-kinds.js';
import { fieldsOf, nameOf, problemsWith, requestClasses } from './request-classes.js';

const DATES = ['9999-12-31', '9999-12-31T10:00', '9999-12-31T10:00:00Z'];

const fields = requestClasses.flatMap((target) =>
  fieldsOf(target).map((one) => ({ target, name: `${nameOf(target)}.${one.field}`, ...one })),
);
const dates = fields.filter(({ rules }) => rules.some(({ name }) => name === DATE_IN_RANGE));

describe('A date that a client sends', () => {
  it('goes through the rule for dates, in every field', () => {
    const takesDates = fields.filter(({ rules }) =>
      rules.some(
        ({ name, constraints: [pattern] }) =>
          /date|iso8601/i.test(name) ||
          (name === 'matches' &&
            pattern instanceof RegExp &&
            DATES.some((date) => pattern.test(date)) &&
            !pattern.test('word')),
      ),
    );
    expect(dates.length).toBeGreaterThan(5);
    expect(takesDates.filter((one) => !dates.includes(one)).map(({ name }) => name)).toEqual([]);
  });

  it('is of these centuries, the day of an episode too', () => {
    const published = { publishedAt: '9999-12-31T10:00:00Z' };
    expect(() => validateContentData('episode', 'one', published)).toThrow(
      expect.objectContaining({
        details: expect.objectContaining({ 'data.publishedAt': [DATE_OUT_OF_RANGE] }),
      }),
    );
  });

  it.each(dates)('as $name is of these centuries, or its field says so', async ({ target, field }) => {
    for (const year of ['1899', '2201', '9999']) {
      const refusals = await Promise.all(
        DATES.map(async (date) => {
          const problems = await problemsWith(target, { [field]: date.replace('9999', year) });
          return problems[field] ?? [];
        }),
      );
      expect(refusals.flat()).toContain(DATE_OUT_OF_RANGE);
    }
  });
});
