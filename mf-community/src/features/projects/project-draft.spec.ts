import { checklist, EMPTY_DRAFT, requestOf } from './project-draft';

describe('what a proposal is made of', () => {
  it('leaves out parts that nobody has begun, and keeps half-typed ones for the api to name', () => {
    const roles = [
      { name: 'Editor', hours: '2' },
      { name: '', hours: '' },
      { name: 'Lawyer', hours: '' },
    ];
    expect(requestOf({ ...EMPTY_DRAFT, roles }).roles).toEqual([
      { name: 'Editor', hoursPerWeek: 2 },
      { name: 'Lawyer', hoursPerWeek: 0 },
    ]);
  });

  it('ticks what is there', () => {
    const met = (draft: Partial<typeof EMPTY_DRAFT>) =>
      checklist({ ...EMPTY_DRAFT, ...draft }).map((item) => item.met);
    expect(met({})).toEqual([false, false, false, false]);
    expect(met({ title: 'A sheet for families', purpose: 'x'.repeat(80), endsOn: '2026-05-30' })).toEqual([
      true,
      true,
      false,
      true,
    ]);
    expect(met({ roles: [{ name: 'Editor', hours: '2' }] })[2]).toBe(true);
  });
});
