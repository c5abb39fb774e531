import type { SeedEvent } from './types.js';

const SITTING: Omit<SeedEvent, 'slug' | 'startsInDays' | 'series' | 'goingKeys'> = {
  title: 'Morning Sitting, Together',
  summary: 'Twenty quiet minutes before the first message of the day, then one sentence each.',
  description: `We sit. Hana rings a bell at the beginning and at the end, and says nothing in between. Whoever likes says one sentence afterwards: what was there, not what it means.

You need a chair. Cameras are off, microphones too.`,
  localTime: '07:30',
  durationMinutes: 30,
  timeZone: 'Europe/Paris',
  format: 'online',
  access: 'free',
  capacity: 30,
  hostKey: 'hana-morishige',
  groupSlug: 'morning-sitting',
  agenda: [
    { at: '07:30', title: 'The bell' },
    { at: '07:50', title: 'One sentence each' },
  ],
  interestedKeys: [],
};

const SITTERS = [
  'wendell-achterberg',
  'marit-haugsbakk',
  'dalia-rosenzweig',
  'harlan-two-rivers',
  'eleni-papastathopoulou',
  'giulio-santarossa',
];

const DATES = 8;

/** Every week, the first two of them past. */
export const morningSittings: SeedEvent[] = Array.from({ length: DATES }, (_, index) => ({
  ...SITTING,
  slug: `morning-sitting-together-${index + 1}`,
  startsInDays: 7 * index - 11,
  series: { key: 'morning-sitting-together', position: index + 1, dates: DATES },
  goingKeys: SITTERS.slice(0, Math.max(2, SITTERS.length - index)),
}));

/** Six places, all taken, and three people in line. */
export const fullTable: SeedEvent = {
  slug: 'table-of-six-what-we-would-not-automate',
  title: 'Table of Six: What We Would Not Automate',
  summary: 'One table, six chairs, one question: which work do you keep because of what it does to you?',
  description: `Everybody brings one task they could hand over and do not. We ask each other why, until the reason is a different one from the first.

Six people are enough for that, and seven are too many. If a chair becomes free it is offered in the order in which people asked.`,
  startsInDays: 9,
  localTime: '19:00',
  durationMinutes: 90,
  timeZone: 'Europe/Berlin',
  format: 'online',
  access: 'free',
  capacity: 6,
  hostKey: 'samuel-adeyinka-holt',
  agenda: [
    { at: '19:00', title: 'Six tasks, two minutes each' },
    { at: '19:20', title: 'Why, and why again' },
    { at: '20:15', title: 'What each of us keeps' },
  ],
  goingKeys: [
    'freja-dalgaard-thorsen',
    'hanh-nguyen',
    'youssef-el-khatibi',
    'delphine-baptiste-moreau',
    'rhys-pendragon-morgan',
    'nadezhda-koleva',
  ],
  interestedKeys: [],
  waitingKeys: ['camila-echeverri', 'leo', 'florin-dumbrava'],
};

/** What was recorded that evening is an episode of the podcast. */
export const recordedEvening: SeedEvent = {
  slug: 'who-signs-recorded-before-an-audience',
  title: 'Who Signs? Recorded Before an Audience',
  summary: 'Ines talks with Bram Oostveen about letters that nobody wrote, and you may ask.',
  description: `Bram has read several thousand letters that no official wrote. He and Ines talk about the name at the bottom: what it promises, and to whom a citizen appeals when nobody has decided.

The conversation became [an episode of the podcast](/digital-mystics/podcast#who-signs), where every word of it can be read. The questions afterwards were not recorded.`,
  startsInDays: -31,
  localTime: '18:00',
  durationMinutes: 60,
  timeZone: 'Europe/Amsterdam',
  format: 'online',
  access: 'free',
  hostKey: 'ines-valdor',
  agenda: [
    { at: '18:00', title: 'The conversation' },
    { at: '18:25', title: 'Your questions, not recorded' },
  ],
  goingKeys: [
    'bram-oostveen',
    'tomasz-wierzbicki',
    'marit-haugsbakk',
    'rhys-pendragon-morgan',
    'lukas-zurbriggen',
  ],
  interestedKeys: [],
};
