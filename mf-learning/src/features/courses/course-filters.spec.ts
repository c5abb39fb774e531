import { aCourse } from '../../test-data';
import { filtersToSearch, inProgressFirst, readFilters } from './course-filters';

describe('course filters', () => {
  it('survive the way into an address and back', () => {
    const filters = { track: 'ai-mastery', access: 'pro', q: 'prompt writing' } as const;
    expect(readFilters(new URLSearchParams(filtersToSearch(filters)))).toEqual(filters);
  });

  it('leave out what they do not know', () => {
    expect(readFilters(new URLSearchParams('track=astrology&access=stolen&q=%20'))).toEqual({
      track: null,
      access: null,
      q: '',
    });
    expect(filtersToSearch({ track: null, access: null, q: '' })).toBe('');
  });

  it('cut a search to what the api takes', () => {
    expect(readFilters(new URLSearchParams({ q: 'x'.repeat(500) })).q).toHaveLength(100);
  });
});

describe('inProgressFirst', () => {
  it('puts courses in progress first, the furthest along at the top, and finished ones last', () => {
    const courses = [
      aCourse({ id: 'done', progress: 100 }),
      aCourse({ id: 'new', progress: null }),
      aCourse({ id: 'begun', progress: 10 }),
      aCourse({ id: 'enrolled', progress: 0 }),
      aCourse({ id: 'nearly', progress: 90 }),
    ];
    expect(inProgressFirst(courses).map(({ id }) => id)).toEqual([
      'nearly',
      'begun',
      'new',
      'enrolled',
      'done',
    ]);
  });
});
