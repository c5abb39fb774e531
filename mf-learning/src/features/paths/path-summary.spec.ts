import { aCourse } from '../../test-data';
import { summarizePath } from './path-summary';

describe('summarizePath', () => {
  it('counts finished courses and names the first that is not', () => {
    const courses = [
      aCourse({ id: 'a', progress: 100 }),
      aCourse({ id: 'b', slug: 'b', title: 'B', progress: 30 }),
      aCourse({ id: 'c', progress: null }),
    ];
    expect(summarizePath(courses)).toMatchObject({
      totalMinutes: 270,
      completed: 1,
      percent: 33,
      next: { label: 'Continue with B', to: '/courses/b' },
    });
  });

  it('has nothing next when all is finished, and is at 0 percent when it is empty', () => {
    expect(summarizePath([aCourse({ progress: 100 })])).toMatchObject({ percent: 100, next: null });
    expect(summarizePath([])).toMatchObject({ percent: 0, totalMinutes: 0, next: null });
  });
});
