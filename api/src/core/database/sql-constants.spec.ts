import { withConstants } from './sql-constants.js';

describe('The constants of SQL', () => {
  it('are numbers in its text, also negative ones', () => {
    expect(withConstants('SELECT :group_joined_points, -:course_completed_points')).toBe('SELECT 15, -75');
  });

  it('leave casts and assignments alone', () => {
    const text = 'old_points := new.id::uuid; all_points := total::total_points';
    expect(withConstants(text)).toBe(text);
  });

  it('are all known', () => {
    expect(() => withConstants('SELECT :group_joinde_points')).toThrow(':group_joinde_points');
  });
});
