import { commonalitiesOf } from './commonalities.js';

const nothing = { groups: [], courses: [], interests: [], roleTerms: [], place: null };

describe('What two members have in common', () => {
  it('is said in short phrases, one of each kind first', () => {
    expect(
      commonalitiesOf({
        ...nothing,
        courses: ['Leading Through Change', 'The Learning Organization'],
        groups: ['Morning Sitting'],
        place: 'Lisbon, Portugal',
      }),
    ).toEqual(['You both study Leading Through Change', 'You are both in Morning Sitting', 'Both in Lisbon']);
  });

  it('is never more than three things', () => {
    expect(
      commonalitiesOf({ ...nothing, interests: ['Attention', 'Delegation', 'Rowing', 'Trust'] }),
    ).toEqual([
      'You share an interest in Attention',
      'You share an interest in Delegation',
      'You share an interest in Rowing',
    ]);
  });

  it('may be a word of both roles, or nothing', () => {
    expect(commonalitiesOf({ ...nothing, roleTerms: ['logistics'] })).toEqual([
      'Your roles both mention logistics',
    ]);
    expect(commonalitiesOf(nothing)).toEqual([]);
  });
});
