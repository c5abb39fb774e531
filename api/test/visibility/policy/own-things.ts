import { MARKERS } from '../community.js';
import { HERSELF, NOBODY, STAFF, IN_CONVERSATION } from '../viewers.js';
import { NAME, row, type Surface } from './surface.js';

export const ownThings: Surface[] = [
  row('her conversation', '/api/conversations', MARKERS.reported, IN_CONVERSATION),
  row(
    'the page of her conversation',
    ({ conversation }) => `/api/conversations/${conversation}`,
    MARKERS.reported,
    IN_CONVERSATION,
  ),
  row(
    'her messages',
    ({ conversation }) => `/api/conversations/${conversation}/messages`,
    MARKERS.unreported,
    IN_CONVERSATION,
  ),
  row(
    'her messages in their search',
    `/api/conversations?query=${MARKERS.unreported}`,
    MARKERS.unreported,
    IN_CONVERSATION,
  ),
  row('her name in their search of conversations', '/api/conversations?query=zenobia', NAME, [
    'member',
    'friend',
    'group member',
  ]),
  row('her reported message in the queue', '/api/admin/reports', MARKERS.reported, STAFF),
  row('what she wrote beside it, in the queue', '/api/admin/reports', MARKERS.unreported, NOBODY),
  row(
    'their conversation of two, by her id',
    ({ zenobia }) => `/api/conversations?with=${zenobia.id}`,
    MARKERS.pair,
    ['member'],
  ),
  row('her conversations of two', '/api/conversations?limit=100', MARKERS.pair, ['member', 'herself']),
  ...(['member', 'blocker', 'blocked by her'] as const).map((viewer) =>
    row(
      `her conversation with: ${viewer}`,
      ({ pair }) => `/api/conversations/${pair[viewer]}/messages`,
      MARKERS.pair,
      viewer === 'member' ? ['member', 'herself'] : NOBODY,
    ),
  ),
  row('an introduction to her', '/api/my/introductions', NAME, ['member', 'friend']),
  row('the reason of an introduction', '/api/my/introductions', MARKERS.introduction, [
    'member',
    'friend',
    'herself',
  ]),
  row(
    'a notification of an introduction to her',
    '/api/my/notifications',
    ({ body }) =>
      body?.items?.some(
        ({ kind, text }: { kind: string; text: string }) =>
          kind === 'introduction' && text.includes('Zenobia'),
      ),
    ['member'],
  ),
  row('her draft', '/api/my/drafts', MARKERS.draft, HERSELF),
  row(
    'who reported her',
    '/api/admin/reports',
    ({ body }, { people }) => JSON.stringify(body).includes(people.newcomer.slug),
    STAFF,
  ),
  row('her own profile', '/api/my/profile', NAME, HERSELF),
];
