/** What a notification is worth: direct is meant for one person, social is about people, ambient may be missed, operational must not. */
export type NotificationClass = 'direct' | 'social' | 'ambient' | 'operational';

export const CHANNELS = ['app', 'mail', 'push'] as const;
export type Channel = (typeof CHANNELS)[number];

interface NotificationKind {
  class: NotificationClass;
  /** As the settings call it. */
  label: string;
  /** `who` is one name or "Maya and 11 others"; `title` is of what it is about. */
  wording: (who: string, title: string) => string;
  /** Where it may go; the settings choose among these. */
  channels: readonly Channel[];
  /** Where it goes until a member chooses otherwise; pushed only to browsers where they turned that on. */
  defaults: readonly Channel[];
  /** It is about a discussion, which can be muted. */
  inDiscussion?: true;
  /** In a group it reaches members who want to hear this much of it; without it the group has no say. */
  groupLevel?: 'all' | 'mentions';
}

const everywhere = ['app', 'mail', 'push'] as const;
const calm = ['app', 'mail'] as const;

/** Every reason to tell a member something, one line each. */
const NOTIFICATION_KINDS = {
  mention: {
    class: 'direct',
    label: 'Somebody mentions me',
    wording: (who, title) => `${who} mentioned you in “${title}”`,
    channels: everywhere,
    defaults: everywhere,
    inDiscussion: true,
    groupLevel: 'mentions',
  },
  reply: {
    class: 'direct',
    label: 'Replies to what I wrote',
    wording: (who, title) => `${who} replied to “${title}”`,
    channels: everywhere,
    defaults: everywhere,
    inDiscussion: true,
    groupLevel: 'mentions',
  },
  'followed-reply': {
    class: 'social',
    label: 'Replies in discussions I follow',
    wording: (who, title) => `${who} replied in “${title}”`,
    channels: calm,
    defaults: ['app'],
    inDiscussion: true,
    groupLevel: 'mentions',
  },
  'answer-accepted': {
    class: 'direct',
    label: 'My answer is accepted',
    wording: (who, title) => `${who} accepted your answer in “${title}”`,
    channels: everywhere,
    defaults: everywhere,
    inDiscussion: true,
    groupLevel: 'mentions',
  },
  reaction: {
    class: 'ambient',
    label: 'Reactions to what I wrote',
    wording: (who, title) => `${who} reacted to “${title}”`,
    channels: calm,
    defaults: ['app'],
    groupLevel: 'mentions',
  },
  'group-post': {
    class: 'ambient',
    label: 'New discussions in my groups',
    wording: (who, title) => `${who} wrote “${title}”`,
    channels: calm,
    defaults: ['app'],
    inDiscussion: true,
    groupLevel: 'all',
  },
  'group-event': {
    class: 'ambient',
    label: 'New events in my groups',
    wording: (who, title) => `${who} plans “${title}”`,
    channels: calm,
    defaults: ['app'],
    groupLevel: 'all',
  },
  'group-request': {
    class: 'direct',
    label: 'Somebody wants to join a group I look after',
    wording: (who, title) => `${who} would like to join “${title}”`,
    channels: everywhere,
    defaults: calm,
  },
  'group-membership': {
    class: 'direct',
    label: 'My place in a group',
    wording: (_, title) => title,
    channels: everywhere,
    defaults: calm,
  },
  'friend-request': {
    class: 'direct',
    label: 'Somebody wants to connect',
    wording: (who) => `${who} would like to connect`,
    channels: everywhere,
    defaults: everywhere,
  },
  'friend-accepted': {
    class: 'social',
    label: 'Somebody accepts my request',
    wording: (who) => `${who} and you are connected now`,
    channels: calm,
    defaults: ['app'],
  },
  introduction: {
    class: 'direct',
    label: 'Somebody introduces me',
    wording: (who, title) => `${who} would like to introduce you to ${title}`,
    channels: everywhere,
    defaults: everywhere,
  },
  message: {
    class: 'direct',
    label: 'Messages',
    wording: (who) => `${who} wrote to you`,
    channels: everywhere,
    defaults: everywhere,
  },
  'message-request': {
    class: 'direct',
    label: 'Messages from people I do not know',
    wording: (who) => `${who} would like to write to you`,
    channels: calm,
    defaults: ['app'],
  },
  'project-request': {
    class: 'direct',
    label: 'Somebody wants to join my project',
    wording: (who, title) => `${who} would like to join “${title}”`,
    channels: everywhere,
    defaults: everywhere,
  },
  'project-answer': {
    class: 'direct',
    label: 'Answers about projects',
    wording: (_, title) => title,
    channels: everywhere,
    defaults: everywhere,
  },
  'event-place': {
    class: 'direct',
    label: 'A place at an event becomes free for me',
    wording: (_, title) => title,
    channels: everywhere,
    defaults: everywhere,
  },
  'project-update': {
    class: 'social',
    label: 'News in my projects',
    wording: (who, title) => `${who} wrote what is new in “${title}”`,
    channels: calm,
    defaults: ['app'],
  },
  'exchange-helper': {
    class: 'direct',
    label: 'Somebody answers my exchange',
    wording: (who, title) => `${who} can do “${title}” with you`,
    channels: everywhere,
    defaults: everywhere,
  },
  'exchange-news': {
    class: 'direct',
    label: 'How my exchanges go',
    wording: (_, title) => title,
    channels: everywhere,
    defaults: everywhere,
  },
  'event-reminder': {
    class: 'direct',
    label: 'Reminders of events I am going to, a day and an hour before',
    wording: (_, title) => title,
    channels: everywhere,
    defaults: everywhere,
  },
  'event-changed': {
    class: 'operational',
    label: 'An event I am going to moves or is canceled',
    wording: (_, title) => title,
    channels: calm,
    defaults: calm,
  },
  achievement: {
    class: 'ambient',
    label: 'What I achieve',
    wording: (_, title) => `You have earned “${title}”`,
    channels: calm,
    defaults: ['app'],
  },
  moderation: {
    class: 'operational',
    label: 'Decisions of the moderators',
    wording: (_, title) => title,
    channels: calm,
    defaults: calm,
  },
  digest: {
    class: 'ambient',
    label: 'A letter a week, when I have been away',
    wording: (_, title) => title,
    channels: ['mail'],
    defaults: ['mail'],
  },
} as const satisfies Record<string, NotificationKind>;

export type NotificationKindKey = keyof typeof NOTIFICATION_KINDS;

/** As the table declares it, for whatever kind. */
export const kindOf = (key: NotificationKindKey): NotificationKind => NOTIFICATION_KINDS[key];

/** Whether mails of this kind count against the daily mail budget. */
export const isBudgeted = (key: NotificationKindKey): boolean =>
  ['social', 'ambient'].includes(kindOf(key).class);

/** Where a kind goes whatever a member chooses: what must not be missed is shown on the site. */
export const fixedChannels = (key: NotificationKindKey): Channel[] =>
  kindOf(key).class === 'operational' ? ['app'] : [];

export const NOTIFICATION_KIND_KEYS = Object.keys(NOTIFICATION_KINDS) as NotificationKindKey[];

/** "Maya", "Maya and Leo", "Maya and 11 others"; operational notifications have nobody. */
export function whoActed(names: readonly string[], count: number): string {
  const [first = 'Somebody', second] = names;
  if (count <= 1) return first;
  if (count === 2 && second !== undefined) return `${first} and ${second}`;
  return `${first} and ${count - 1} others`;
}
