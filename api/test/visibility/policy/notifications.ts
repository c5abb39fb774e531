import { MARKERS } from '../community.js';
import { NOBODY, OTHERS } from '../viewers.js';
import { row, notified, type Surface } from './surface.js';

// Each is notified of what she does to theirs.
export const notifications: Surface[] = [
  row('a notification of her reply', '/api/my/notifications', notified('reply'), OTHERS),
  row('a notification of her reaction', '/api/my/notifications', notified('reaction'), OTHERS),
  row('a notification of her mention', '/api/my/notifications', notified('mention', MARKERS.mention), OTHERS),
  row(
    'a notification of her reply to what they follow',
    '/api/my/notifications',
    notified('followed-reply'),
    OTHERS,
  ),
  row(
    'a notification of her post in their group',
    '/api/my/notifications',
    notified('group-post', MARKERS.private),
    ['group member'],
  ),
  row(
    'a notification of her post in an HPC group',
    '/api/my/notifications',
    notified('group-post', MARKERS.pro),
    NOBODY,
  ),
  row(
    'a notification of her hidden reply',
    '/api/my/notifications',
    ({ body }, { replies }) => JSON.stringify(body).includes(replies.hidden),
    NOBODY,
  ),
  row(
    'a notification of what she wrote under a lesson',
    '/api/my/notifications',
    notified('mention', MARKERS.lesson),
    ['group member'],
  ),
  row('a notification of her message', '/api/my/notifications', notified('message'), [
    'friend',
    'group member',
  ]),
];
