import { withChange } from './reactions';

describe('Reactions', () => {
  const reactions = [{ kind: 'like', count: 2, mine: true } as const];

  it('are shown for every kind, also those that nobody has chosen', () => {
    expect(withChange(reactions, undefined)).toEqual([
      { kind: 'like', count: 2, mine: true },
      { kind: 'thanks', count: 0, mine: false },
      { kind: 'insight', count: 0, mine: false },
    ]);
  });

  it('change at once when one is pressed, and not twice when the answer has come', () => {
    expect(withChange(reactions, { kind: 'like', on: false })[0]).toEqual({
      kind: 'like',
      count: 1,
      mine: false,
    });
    expect(withChange(reactions, { kind: 'insight', on: true })[2]).toEqual({
      kind: 'insight',
      count: 1,
      mine: true,
    });
    expect(withChange(reactions, { kind: 'like', on: true })[0]).toEqual({
      kind: 'like',
      count: 2,
      mine: true,
    });
  });
});
