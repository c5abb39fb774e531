import { aGroup } from '../../test-data';
import { groupAction } from './group-labels';

describe('the one button of a group', () => {
  it.each([
    ['joins an open group', aGroup(), false, 'join', 'Join group'],
    ['asks a private one', aGroup({ visibility: 'private' }), false, 'ask', 'Ask to join'],
    [
      'takes a request back',
      aGroup({ visibility: 'private', joinRequested: true }),
      false,
      'withdraw',
      'Withdraw request',
    ],
    [
      'asks for Pro where the group needs it',
      aGroup({ visibility: 'pro' }),
      false,
      'upgrade',
      'Join Pro to take part',
    ],
    ['lets Pro members in', aGroup({ visibility: 'pro' }), true, 'join', 'Join group'],
    [
      'leaves',
      aGroup({ membership: { role: 'member', notifications: 'all', rulesChanged: false } }),
      false,
      'leave',
      'Leave group',
    ],
  ])('%s', (_, group, isHPCMember, kind, label) => {
    expect(groupAction(group, isHPCMember)).toMatchObject({ kind, label });
  });
});
