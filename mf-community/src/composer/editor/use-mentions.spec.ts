import { byName } from './use-mentions';

test('Whoever is called like what was typed is suggested before those who only work there', () => {
  const people = [
    { slug: 'ros', name: 'Ros Kekahuna', currentRole: 'Leader' },
    { slug: 'leo', name: 'Leo Brandt', currentRole: null },
    { slug: null, name: null, currentRole: null },
    { slug: 'ana', name: 'Ana Lemos', currentRole: null },
  ];
  expect(byName('le', people).map(({ slug }) => slug)).toEqual(['leo', 'ana', 'ros']);
});
