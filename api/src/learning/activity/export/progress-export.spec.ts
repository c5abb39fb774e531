import { progressCsv } from './progress-export.js';

const nothing = {
  exportedAt: '2026-01-31T09:00:00Z',
  courses: [],
  lessons: [],
  points: [],
  achievements: [],
  learningDays: [],
};

describe('The table of a member’s progress', () => {
  it('has a row for each thing, with whole addresses', () => {
    const csv = progressCsv(
      {
        ...nothing,
        points: [
          {
            at: '2026-01-30T09:00:00Z',
            text: 'Left a group',
            amount: -15,
            title: 'Ada’s "Circle"',
            href: '/groups/c',
          },
        ],
        learningDays: ['2026-01-30'],
      },
      'https://site.test',
    );
    expect(csv).toBe(
      [
        '\ufeffrecord,date,title,detail,amount,address',
        'points,2026-01-30T09:00:00Z,"Ada’s ""Circle""",Left a group,-15,https://site.test/groups/c',
        'learning day,2026-01-30,,,,',
        '',
      ].join('\r\n'),
    );
  });

  it('holds no formulas', () => {
    const course = {
      title: '=HYPERLINK("https://evil.test")',
      href: '/courses/x',
      progress: 1,
      startedAt: '2026',
      completedAt: null,
    };
    expect(progressCsv({ ...nothing, courses: [course] }, 'https://site.test')).toContain(`"'=HYPERLINK(`);
  });
});
