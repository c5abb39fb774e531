import { CALM, EVERYWHERE, NotificationKindsModule } from '../../notifications/notification-kinds.js';

declare module '../../notifications/notification-kinds.js' {
  interface NotificationKinds {
    'group-event': true;
    'event-place': true;
    'event-reminder': true;
    'event-changed': true;
    'event-message': true;
    'event-recap': true;
    'event-hosting': true;
  }
}

export const NOTIFICATION_KINDS = NotificationKindsModule.forFeature({
  'group-event': {
    position: 70,
    class: 'ambient',
    tab: 'events',
    label: 'New events in my groups',
    wording: (who, title) => `${who} scheduled “${title}”`,
    channels: CALM,
    defaults: ['app'],
    groupLevel: 'all',
  },
  'event-place': {
    position: 170,
    class: 'direct',
    tab: 'events',
    label: 'A spot opens up at an event',
    wording: (_, title) => title,
    channels: EVERYWHERE,
    defaults: EVERYWHERE,
  },
  'event-reminder': {
    position: 210,
    class: 'direct',
    tab: 'events',
    label: 'Reminders a day and an hour before my events',
    wording: (_, title) => title,
    channels: EVERYWHERE,
    defaults: EVERYWHERE,
  },
  'event-changed': {
    position: 220,
    class: 'operational',
    tab: 'events',
    label: 'An event I’m going to changes',
    wording: (_, title) => title,
    channels: CALM,
    defaults: CALM,
  },
  'event-message': {
    position: 223,
    class: 'direct',
    tab: 'events',
    label: 'Emails from hosts of my events',
    wording: (_, title) => title,
    channels: ['mail'],
    defaults: ['mail'],
  },
  'event-recap': {
    position: 225,
    class: 'ambient',
    tab: 'events',
    label: 'Recaps of events I went to',
    wording: (_, title) => title,
    channels: CALM,
    defaults: ['app'],
  },
  'event-hosting': {
    position: 227,
    class: 'operational',
    tab: 'events',
    label: 'Being allowed to host events',
    wording: (_, title) => title,
    channels: CALM,
    defaults: CALM,
  },
});
