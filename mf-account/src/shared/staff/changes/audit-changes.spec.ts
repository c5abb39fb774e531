import { actOf, changesOf } from './audit-changes';

test('An act is shown by what it changed, and by nothing that stayed', () => {
  const before = { hidden: false, title: 'Same', until: null };
  const after = { hidden: true, title: 'Same', tags: ['a'] };
  expect(changesOf(before, after)).toEqual([
    { name: 'hidden', before: 'false', after: 'true' },
    { name: 'until', before: '–', after: '–' },
    { name: 'tags', before: '–', after: '["a"]' },
  ]);
  expect(changesOf(null, null)).toEqual([]);
  expect(changesOf(null, { text: 'x'.repeat(500) })[0]!.after).toHaveLength(121);
});

test('An act names what it was done to', () => {
  expect(actOf({ action: 'create token', subjectKind: 'release' })).toBe('Create token release');
});
