import { CALM, EVERYWHERE, NotificationKindsModule } from '../../../notifications/notification-kinds.js';

declare module '../../../notifications/notification-kinds.js' {
  interface NotificationKinds {
    mention: true;
    reply: true;
    'followed-reply': true;
    'answer-accepted': true;
    reaction: true;
    'group-post': true;
    'followed-post': true;
    'event-post': true;
  }
}

export const NOTIFICATION_KINDS = NotificationKindsModule.forFeature({
  mention: {
    position: 10,
    class: 'direct',
    tab: 'mentions',
    label: 'Mentions',
    wording: (who, title) => `${who} mentioned you in “${title}”`,
    channels: EVERYWHERE,
    defaults: EVERYWHERE,
    inDiscussion: true,
    groupLevel: 'mentions',
  },
  reply: {
    position: 20,
    class: 'direct',
    tab: 'replies',
    label: 'Replies to my posts',
    wording: (who, title) => `${who} replied to “${title}”`,
    channels: EVERYWHERE,
    defaults: EVERYWHERE,
    inDiscussion: true,
    groupLevel: 'mentions',
  },
  'followed-reply': {
    position: 30,
    class: 'social',
    tab: 'replies',
    label: 'Replies in discussions I follow',
    wording: (who, title) => `${who} replied in “${title}”`,
    channels: CALM,
    defaults: ['app'],
    inDiscussion: true,
    groupLevel: 'mentions',
  },
  'answer-accepted': {
    position: 40,
    class: 'direct',
    tab: 'replies',
    label: 'My answer is accepted',
    wording: (who, title) => `${who} accepted your answer in “${title}”`,
    channels: EVERYWHERE,
    defaults: EVERYWHERE,
    inDiscussion: true,
    groupLevel: 'mentions',
  },
  reaction: {
    position: 50,
    class: 'ambient',
    label: 'Reactions to my posts',
    wording: (who, title) => `${who} reacted to “${title}”`,
    channels: CALM,
    defaults: ['app'],
    groupLevel: 'mentions',
  },
  'group-post': {
    position: 60,
    class: 'ambient',
    label: 'New discussions in my groups',
    wording: (who, title) => `${who} posted “${title}”`,
    channels: CALM,
    defaults: ['app'],
    inDiscussion: true,
    groupLevel: 'all',
  },
  'followed-post': {
    position: 65,
    class: 'ambient',
    label: 'New discussions by people and with tags I follow',
    wording: (who, title) => `${who} posted “${title}”`,
    channels: CALM,
    defaults: ['app'],
    inDiscussion: true,
  },
  'event-post': {
    position: 67,
    class: 'social',
    tab: 'events',
    label: 'New posts about events I host',
    wording: (who, title) => `${who} posted “${title}”`,
    channels: CALM,
    defaults: ['app'],
    inDiscussion: true,
  },
});
