import type { RouteDeclaration } from '@futurelab/platform/contract';
import { eventQuery, eventsQuery, myRsvpsQuery } from '@futurelab/platform/queries/events';
import { groupQuery, groupsQuery, myGroupsQuery } from '@futurelab/platform/queries/groups';
import { memberHighlightQuery } from '@futurelab/platform/queries/members';
import { projectQuery } from '@futurelab/platform/queries/projects';
import { readFilters as readPostFilters } from './features/discussions/post-labels';
import { filtersOf, pageOf, readEventView } from './features/event-list/event-view';
import { readGroupFilters } from './features/group-list/read-filters';
import { readFilters } from './features/members/read-filters';
import { readFilter } from './features/notifications/read-filter';
import { readEntry } from './features/thread/reply-address';
import { readExchangeFilters, readProjectFilters, readTab } from './features/synergizer/filters';
import { readInbox } from './features/inbox/inbox-address';
import { bookmarksQuery } from './queries/bookmarks';
import { followsQuery, tagsQuery } from './queries/follows';
import {
  conversationQuery,
  conversationsQuery,
  latestConversationQuery,
  latestMessagesQuery,
  unreadConversationsQuery,
} from './queries/conversations';
import { calendarQuery, eventPeopleQuery } from './queries/events';
import { exchangeQuery, exchangesQuery } from './queries/exchanges';
import { feedQuery } from './queries/feed';
import { friendsQuery, introductionsQuery } from './queries/friends';
import { groupInvitationQuery, groupMembersQuery } from './queries/group-people';
import { groupTopicsQuery } from './queries/groups';
import { memberFilterChoicesQuery, memberNumbersQuery, membersQuery } from './queries/members';
import { notificationsQuery } from './queries/notifications';
import {
  aboutLessonQuery,
  eventPostsQuery,
  postContextQuery,
  postEntryQuery,
  postsQuery,
} from './queries/posts';
import { projectsQuery } from './queries/projects';
import { readCommunityTab } from './shared/community-tabs';

function inboxQueries(searchParams: URLSearchParams) {
  const { folder, text } = readInbox(searchParams);
  return [conversationsQuery(folder, text), unreadConversationsQuery];
}

function communityTabQuery(searchParams: URLSearchParams) {
  const tab = readCommunityTab(searchParams);
  if (tab === 'unanswered') return postsQuery({ view: 'unanswered' });
  return tab === 'new-members' ? membersQuery({ isNew: true }) : feedQuery();
}

/** The section's pages. `queries` are what a page's first paint needs. */
export const routes: RouteDeclaration[] = [
  {
    path: '/events',
    page: 'events/events-page',
    title: 'Events',
    access: 'public',
    menu: [
      { group: 'footer-community', label: 'Events', order: 20 },
      { group: 'rail-community', label: 'Events', order: 40, icon: 'calendar' },
      { group: 'tabs', label: 'Events', order: 40, icon: 'calendar' },
    ],
    queries: ({ searchParams, signedIn }) => {
      const view = readEventView(searchParams, signedIn);
      const own = signedIn ? [myRsvpsQuery, myGroupsQuery] : [];
      return [eventsQuery(filtersOf(view), pageOf(view)), ...own];
    },
  },
  {
    path: '/events/calendar',
    page: 'events/calendar-page',
    title: 'Your calendar',
    access: 'member',
    queries: () => [calendarQuery],
  },
  {
    path: '/events/:id',
    page: 'events/event-page',
    title: 'Event',
    access: 'public',
    queries: ({ params: { id = '' }, signedIn }) => [
      eventQuery(id),
      ...(signedIn ? [myRsvpsQuery, eventPostsQuery(id)] : []),
    ],
  },
  {
    path: '/events/new',
    page: 'events/new-event-page',
    title: 'New event',
    access: 'member',
    queries: () => [myGroupsQuery],
  },
  {
    path: '/events/:id/edit',
    page: 'events/edit-event-page',
    title: 'Edit event',
    access: 'member',
    queries: ({ params: { id = '' } }) => [eventQuery(id)],
  },
  {
    path: '/events/:id/people',
    page: 'events/event-people-page',
    title: 'Attendees',
    access: 'member',
    queries: ({ params: { id = '' } }) => [eventQuery(id), eventPeopleQuery(id)],
  },
  {
    path: '/groups',
    page: 'groups/groups-page',
    title: 'Interest groups',
    access: 'public',
    menu: [
      { group: 'community', label: 'Interest Groups', order: 50, note: 'Small groups around one question' },
      { group: 'footer-community', label: 'Interest Groups', order: 30 },
      { group: 'rail-community', label: 'Groups', order: 30, icon: 'group' },
    ],
    queries: ({ searchParams, signedIn }) => {
      const filters = readGroupFilters(searchParams);
      return [groupTopicsQuery, ...(signedIn || !filters.mine ? [groupsQuery(filters)] : [])];
    },
  },
  { path: '/groups/new', page: 'groups/new-group-page', title: 'Start a group', access: 'member' },
  {
    path: '/groups/join/:code',
    page: 'groups/group-invitation-page',
    title: 'Invitation',
    access: 'member',
    queries: ({ params: { code = '' } }) => [groupInvitationQuery(code)],
  },
  {
    path: '/groups/:id/people',
    page: 'groups/group-people-page',
    title: 'Group members',
    access: 'member',
    queries: ({ params: { id = '' } }) => [groupQuery(id), groupMembersQuery(id)],
  },
  {
    path: '/groups/:id/edit',
    page: 'groups/edit-group-page',
    title: 'Edit group',
    access: 'member',
    queries: ({ params: { id = '' } }) => [groupQuery(id)],
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
    menu: [
      { group: 'footer-community', label: 'Community', order: 10 },
      { group: 'rail-community', label: 'Feed', order: 10, icon: 'feed' },
      { group: 'tabs', label: 'Community', order: 30, icon: 'people' },
    ],
    queries: ({ signedIn, searchParams }) => [
      signedIn ? communityTabQuery(searchParams) : postsQuery({ limit: 5 }),
      eventsQuery({}, { limit: 1 }),
      groupsQuery(),
      ...(signedIn ? [memberHighlightQuery, myRsvpsQuery] : []),
    ],
  },
  {
    path: '/community/discussions',
    page: 'discussions/discussions-page',
    title: 'Discussions',
    access: 'member',
    menu: [
      { group: 'community', label: 'Discussions', order: 40, note: 'Questions and answers from members' },
      { group: 'rail-community', label: 'Discussions', order: 20, icon: 'discussion' },
    ],
    queries: ({ searchParams }) => {
      const filters = readPostFilters(searchParams);
      if (filters.tags) return [tagsQuery, followsQuery];
      return [
        postsQuery(filters),
        ...(filters.tag ? [followsQuery] : []),
        ...(filters.group ? [groupQuery(filters.group)] : []),
      ];
    },
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
    queries: ({ params: { id = '' }, searchParams }) => [
      postEntryQuery(id, readEntry(searchParams)),
      postContextQuery(id),
      followsQuery,
    ],
  },
  {
    path: '/community/members',
    page: 'people/members-page',
    title: 'Members',
    access: 'public',
    menu: [
      { group: 'community', label: 'Members', order: 20, note: 'Find people by role, location, or skill' },
      { group: 'rail-community', label: 'Members', order: 50, icon: 'people' },
    ],
    queries: ({ searchParams, signedIn }) =>
      signedIn ? [membersQuery(readFilters(searchParams)), memberFilterChoicesQuery] : [memberNumbersQuery],
  },
  {
    path: '/community/friends',
    page: 'people/friends-page',
    title: 'Friends',
    access: 'member',
    menu: [{ group: 'community', label: 'Friends', order: 30, note: 'Your friends and requests' }],
    queries: () => [friendsQuery, introductionsQuery],
  },
  {
    path: '/messages',
    page: 'people/messages-page',
    title: 'Messages',
    access: 'member',
    menu: [
      { group: 'personal', label: 'Messages', order: 30 },
      { group: 'rail', label: 'Messages', order: 20, icon: 'message' },
      { group: 'tabs', label: 'Inbox', order: 50, icon: 'inbox' },
    ],
    queries: ({ searchParams }) => [latestConversationQuery, ...inboxQueries(searchParams)],
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
    menu: [
      { group: 'personal', label: 'Notifications', order: 20 },
      { group: 'rail', label: 'Notifications', order: 30, icon: 'bell' },
    ],
    queries: ({ searchParams }) => [
      notificationsQuery(readFilter(searchParams)),
      eventsQuery({}, { limit: 100 }),
      myRsvpsQuery,
    ],
  },
  {
    path: '/bookmarks',
    page: 'discussions/bookmarks-page',
    title: 'Bookmarks',
    access: 'member',
    menu: [{ group: 'personal', label: 'Bookmarks', order: 55 }],
    queries: ({ searchParams }) => [bookmarksQuery(searchParams.has('reminder'))],
  },
  {
    path: '/synergizer',
    page: 'synergizer/synergizer-page',
    title: 'The Synergizer',
    access: 'public',
    menu: [
      { group: 'community', label: 'Synergizer', order: 10, note: 'Projects and exchanges' },
      { group: 'footer-community', label: 'Synergizer', order: 40 },
      { group: 'rail-community', label: 'Synergizer', order: 60, icon: 'exchange' },
    ],
    queries: ({ searchParams }) =>
      readTab(searchParams) === 'exchanges'
        ? [exchangesQuery(readExchangeFilters(searchParams))]
        : [projectsQuery(readProjectFilters(searchParams))],
  },
  {
    path: '/synergizer/project/:id',
    page: 'synergizer/project-page',
    title: 'Project',
    access: 'public',
    queries: ({ params: { id = '' } }) => [projectQuery(id)],
  },
  {
    path: '/synergizer/exchange/:id',
    page: 'synergizer/exchange-page',
    title: 'Exchange',
    access: 'public',
    queries: ({ params: { id = '' } }) => [exchangeQuery(id)],
  },
  {
    path: '/propose-project',
    page: 'synergizer/propose-project-page',
    title: 'Propose a project',
    access: 'member',
    queries: ({ searchParams }) => {
      const slug = searchParams.get('edit');
      return slug ? [projectQuery(slug)] : [];
    },
  },
  {
    path: '/propose-exchange',
    page: 'synergizer/propose-exchange-page',
    title: 'Propose an exchange',
    access: 'member',
    queries: ({ searchParams }) => {
      const slug = searchParams.get('again') ?? searchParams.get('edit');
      return slug ? [exchangeQuery(slug)] : [];
    },
  },
];
