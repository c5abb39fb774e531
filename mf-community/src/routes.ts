import type { RouteDeclaration } from '@futurelab/platform/contract';
import { readFilters as readPostFilters } from './features/discussions/post-labels';
import { readFilters } from './features/members/read-filters';
import { readEntry } from './features/thread/reply-address';
import { readInbox } from './features/inbox/inbox-address';
import {
  conversationQuery,
  conversationsQuery,
  latestMessagesQuery,
  unreadConversationsQuery,
} from './queries/conversations';
import { eventQuery, eventsQuery, rsvpsQuery } from './queries/events';
import { friendsQuery, introductionsQuery } from './queries/friends';
import { groupQuery, groupsQuery, myGroupsQuery } from './queries/groups';
import { memberFilterChoicesQuery, memberHighlightQuery, membersQuery } from './queries/members';
import { notificationsQuery } from './queries/notifications';
import { aboutLessonQuery, postEntryQuery, postsQuery } from './queries/posts';

function inboxQueries(searchParams: URLSearchParams) {
  const { folder, words } = readInbox(searchParams);
  return [conversationsQuery(folder, words), unreadConversationsQuery];
}

/** The section's pages. `queries` are what a page's first paint needs. */
export const routes: RouteDeclaration[] = [
  {
    path: '/events',
    page: 'events/events-page',
    title: 'Events',
    access: 'public',
    queries: ({ searchParams, signedIn }) => [
      eventsQuery(searchParams.get('when') === 'past' ? 'past' : 'upcoming'),
      ...(signedIn ? [rsvpsQuery] : []),
    ],
  },
  {
    path: '/events/:id',
    page: 'events/event-page',
    title: 'Event',
    access: 'public',
    queries: ({ params: { id = '' }, signedIn }) => [eventQuery(id), ...(signedIn ? [rsvpsQuery] : [])],
  },
  {
    path: '/groups',
    page: 'groups/groups-page',
    title: 'Interest groups',
    access: 'public',
    queries: () => [groupsQuery()],
  },
  {
    path: '/groups/:id',
    page: 'groups/group-page',
    title: 'Group',
    access: 'member',
    queries: ({ params: { id = '' } }) => [groupQuery(id)],
  },
  {
    path: '/community',
    page: 'groups/community-page',
    title: 'Community',
    access: 'public',
    queries: ({ signedIn }) => [
      postsQuery({ limit: 5 }),
      eventsQuery('upcoming', { limit: 1 }),
      groupsQuery(),
      ...(signedIn ? [memberHighlightQuery] : []),
    ],
  },
  {
    path: '/community/discussions',
    page: 'discussions/discussions-page',
    title: 'Discussions',
    access: 'member',
    queries: ({ searchParams }) => [postsQuery(readPostFilters(searchParams))],
  },
  {
    path: '/community/discussions/new',
    page: 'discussions/new-discussion-page',
    title: 'New discussion',
    access: 'member',
    queries: ({ searchParams }) => {
      const lesson = searchParams.get('lesson');
      return [myGroupsQuery, ...(lesson ? [aboutLessonQuery(lesson)] : [])];
    },
  },
  {
    path: '/community/discussions/:id',
    page: 'discussions/discussion-page',
    title: 'Discussion',
    access: 'member',
    queries: ({ params: { id = '' }, searchParams }) => [postEntryQuery(id, readEntry(searchParams))],
  },
  {
    path: '/community/members',
    page: 'people/members-page',
    title: 'Members',
    access: 'public',
    queries: ({ searchParams, signedIn }) =>
      signedIn ? [membersQuery(readFilters(searchParams)), memberFilterChoicesQuery] : [membersQuery({})],
  },
  {
    path: '/community/friends',
    page: 'people/friends-page',
    title: 'Friends',
    access: 'member',
    queries: () => [friendsQuery, introductionsQuery],
  },
  {
    path: '/messages',
    page: 'people/messages-page',
    title: 'Messages',
    access: 'member',
    queries: ({ searchParams }) => inboxQueries(searchParams),
  },
  {
    path: '/messages/:id',
    page: 'people/messages-page',
    title: 'Conversation',
    access: 'member',
    queries: ({ params: { id = '' }, searchParams }) => [
      conversationQuery(id),
      latestMessagesQuery(id),
      ...inboxQueries(searchParams),
    ],
  },
  {
    path: '/notifications',
    page: 'people/notifications-page',
    title: 'Notifications',
    access: 'member',
    queries: () => [notificationsQuery(), eventsQuery('upcoming', { limit: 100 }), rsvpsQuery],
  },
  { path: '/synergizer', page: 'synergizer/synergizer-page', title: 'The Synergizer', access: 'public' },
  { path: '/synergizer/project/:id', page: 'synergizer/project-page', title: 'Project', access: 'public' },
  {
    path: '/propose-project',
    page: 'synergizer/propose-project-page',
    title: 'Propose a project',
    access: 'member',
  },
  {
    path: '/propose-exchange',
    page: 'synergizer/propose-exchange-page',
    title: 'Propose an exchange',
    access: 'member',
  },
];
