import { aConversationDetail } from '../../shared/messaging/test-data';
import { seenLabel } from './seen-label';

const NAMES = ['Hana Sato', 'Leo Brandt', 'Nia Rossi', 'Omar Haddad'];
const participants = NAMES.map((name, index) => ({
  person: { id: `u${index}`, slug: `u${index}`, name, profileImageUrl: null },
  hasLeft: false,
  hasProfile: true,
  isActiveToday: false,
}));
const label = (by: number, { isGroup = true, position = 4 } = {}) => {
  const lastOwnSeen = { position: 4, memberIds: participants.slice(0, by).map(({ person }) => person.id) };
  return seenLabel(aConversationDetail({ isGroup, participants, lastOwnSeen }), position);
};

test('Between two it is only said that a message was seen', () => {
  expect(label(1, { isGroup: false })).toBe('Seen');
  expect(label(0, { isGroup: false })).toBeNull();
});

test('Among several it is said by whom', () => {
  expect([0, 1, 2, 3, 4].map((by) => label(by))).toEqual([
    null,
    'Seen by Hana',
    'Seen by Hana and Leo',
    'Seen by Hana and 2 others',
    'Seen by Hana and 3 others',
  ]);
});

test('It stands under the latest message alone', () => {
  expect(label(2, { position: 3 })).toBeNull();
});
