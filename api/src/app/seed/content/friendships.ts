import type { SeedFriendship, SeedIntroduction } from './types.js';

/** Who is connected with whom, and who has asked whom and waits. */
export const friendships: SeedFriendship[] = [
  { from: 'maya', to: 'ada', daysAgo: 190, accepted: true },
  { from: 'maya', to: 'ines-valdor', daysAgo: 171, accepted: true },
  { from: 'bram-oostveen', to: 'maya', daysAgo: 120, accepted: true },
  { from: 'hana-morishige', to: 'maya', daysAgo: 64, accepted: true },
  { from: 'marcus-thibodeaux', to: 'maya', daysAgo: 23, accepted: true },
  { from: 'ada', to: 'ines-valdor', daysAgo: 300, accepted: true },
  { from: 'samuel-adeyinka-holt', to: 'ada', daysAgo: 280, accepted: true },
  { from: 'hana-morishige', to: 'ada', daysAgo: 210, accepted: true },
  { from: 'leo', to: 'hana-morishige', daysAgo: 41, accepted: true },
  { from: 'tomasz-wierzbicki', to: 'leo', daysAgo: 30, accepted: true },
  { from: 'leo', to: 'oisin-mac-gabhrain', daysAgo: 12, accepted: true },
  { from: 'bram-oostveen', to: 'tomasz-wierzbicki', daysAgo: 50, accepted: true },
  { from: 'elodie-marchetaux', to: 'ines-valdor', daysAgo: 70, accepted: true },

  { from: 'freja-dalgaard-thorsen', to: 'maya', daysAgo: 2, accepted: false },
  { from: 'rhys-pendragon-morgan', to: 'maya', daysAgo: 6, accepted: false },
  { from: 'giulio-santarossa', to: 'leo', daysAgo: 1, accepted: false },
  { from: 'dalia-rosenzweig', to: 'ada', daysAgo: 3, accepted: false },
  { from: 'maya', to: 'delphine-baptiste-moreau', daysAgo: 4, accepted: false },
  { from: 'leo', to: 'caroline-whitford-reyes', daysAgo: 5, accepted: false },
  { from: 'ada', to: 'thiago-albuquerque-farias', daysAgo: 8, accepted: false },
];

export const introductions: SeedIntroduction[] = [
  {
    by: 'bram-oostveen',
    between: ['maya', 'elodie-marchetaux'],
    reason: 'You both ask who answers for a decision once a machine has prepared it. Compare notes.',
    daysAgo: 3,
  },
  {
    by: 'ines-valdor',
    between: ['leo', 'marit-haugsbakk'],
    reason: 'Marit has led the change that Leo is about to begin, and says what she would do otherwise.',
    daysAgo: 2,
  },
  {
    by: 'maya',
    between: ['tomasz-wierzbicki', 'hana-morishige'],
    reason: 'Tomasz looks for a short practice before difficult meetings. Hana teaches one.',
    daysAgo: 7,
  },
];
