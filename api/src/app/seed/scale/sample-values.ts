export const FIRST_NAMES =
  'Amara Bashir Carmen Dana Elif Farid Grace Hiro Imani Jonas Keiko Lena Mateo Noor Olu Petra Quinn Rosa Sami Tove Uma Viktor Wanda Xenia Yusuf Zofia'.split(
    ' ',
  );
export const LAST_NAMES =
  'Abara Bello Castro Dietrich Eze Fischer Garcia Haddad Ito Jansen Kaya Larsen Mensah Novak Okeke Park Quist Romero Sato Tanaka Ueda Varga Weber Xu Yilmaz Zhou'.split(
    ' ',
  );
export const ROLES = [
  'Operations lead',
  'School principal',
  'Product manager',
  'Nurse educator',
  'Policy adviser',
  'Engineering manager',
  'Facilitator',
  'Librarian',
  'Founder',
  'Finance director',
];
export const PLACES = [
  'Lisbon, Portugal',
  'Lagos, Nigeria',
  'Toronto, Canada',
  'Osaka, Japan',
  'Berlin, Germany',
  'Lima, Peru',
  'Nairobi, Kenya',
  'Pune, India',
  'Leeds, United Kingdom',
  'Austin, United States',
];
export const TIME_ZONES = [
  'Europe/Lisbon',
  'Africa/Lagos',
  'America/Toronto',
  'Asia/Tokyo',
  'Europe/Berlin',
  'America/Lima',
  'Africa/Nairobi',
  'Asia/Kolkata',
  'Europe/London',
  'America/Chicago',
];
export const TOPICS = [
  'Attention',
  'Delegation',
  'Ethics',
  'Facilitation',
  'Governance',
  'Learning design',
  'Meditation',
  'Negotiation',
  'Procurement',
  'Research',
  'Teaching',
  'Writing',
];
export const TRACK_NAMES = ['ai-mastery', 'consciousness-integration', 'leadership-transformation'] as const;
export const SENTENCES = [
  'We tried it for a month and kept half of it.',
  'The checklist was shorter than the meeting about the checklist.',
  'What I did not expect was how often people asked for the old way.',
  'Has anybody measured this without counting clicks?',
  'It works on quiet days and fails on the days that matter.',
  'I would like to hear from people who stopped.',
];
