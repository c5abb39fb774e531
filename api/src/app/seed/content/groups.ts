import type { SeedGroup } from './types.js';

export const groups: SeedGroup[] = [
  {
    slug: 'ai-in-schools',
    name: 'AI in Schools',
    about:
      'Teachers, heads, counselors and librarians who write guidance, change exams and talk with parents. We exchange texts that have been used with real classes and say how it went.',
    rules: `- No pupil can be recognized from what you post, not even by a colleague.
- Share what failed as readily as what worked.
- Ask before you reuse a text; say where it came from.`,
    topic: 'Education',
    visibility: 'public',
    ownerKey: 'guadalupe-ortiz-villasenor',
    memberKeys: [
      'leo',
      'freja-dalgaard-thorsen',
      'selin-karabacakoglu',
      'mariela-huanca-quispe',
      'josephine-tremblay-kowalchuk',
      'siew-ling-pereira-tan',
      'ji-woo-namgung',
      'eleni-papastathopoulou',
      'samuel-adeyinka-holt',
      'dalia-rosenzweig',
      'arash-golestani',
    ],
  },
  {
    slug: 'care-and-clinic',
    name: 'Care and Clinic',
    about:
      'For people who work with patients or residents. Documentation, handover, second checks, and the conversations that must stay human.',
    rules: `- No patient details, changed or not.
- Distinguish evidence, experience and opinion.
- This group gives no medical advice.`,
    topic: 'Health',
    visibility: 'public',
    ownerKey: 'sigridur-hallvardsdottir',
    memberKeys: [
      'anjali-raghunathan',
      'anneliese-kropfitsch',
      'noor-haddadin',
      'harlan-two-rivers',
      'saoirse-ni-dhomhnallain',
      'dalia-rosenzweig',
      'samuel-adeyinka-holt',
      'hana-morishige',
      'marcus-thibodeaux',
      'kenji-tabuchi',
    ],
  },
  {
    slug: 'public-service-circle',
    name: 'Public Service Circle',
    about:
      'Municipalities, authorities, districts and housing. How to buy, publish, explain and switch off. We keep a shared list of algorithm registers and plain-language notices.',
    rules: `- Post nothing that is not yet public in your house.
- Vendors are welcome to read, not to sell.
- Write so that a citizen could follow.`,
    topic: 'Public sector',
    visibility: 'public',
    ownerKey: 'tomasz-wierzbicki',
    memberKeys: [
      'ada',
      'marit-haugsbakk',
      'rhys-pendragon-morgan',
      'bram-oostveen',
      'matthijs-van-der-hoeven-saramaka',
      'guadalupe-ortiz-villasenor',
      'josephine-tremblay-kowalchuk',
      'elodie-marchetaux',
      'tsegaye-wolde-giyorgis',
      'mele-taufahema',
      'siew-ling-pereira-tan',
    ],
  },
  {
    slug: 'operations-and-delegation',
    name: 'Operations and Delegation',
    about:
      'Rosters, claims, routes, warehouses, contact centers. What to hand over, to whom or to what, and how to know afterward whether it was a good idea.',
    rules: `- Bring a number or a story, best of all both.
- Name the people who do the work.
- Retired tools are as interesting as new ones.`,
    topic: 'Operations',
    visibility: 'public',
    ownerKey: 'priscilla-van-tassel-nguyen',
    memberKeys: [
      'maya',
      'dragan-vukosavic',
      'youssef-el-khatibi',
      'tsegaye-wolde-giyorgis',
      'quentin-abernathy-osei',
      'aurelio-fuentes-de-la-torre',
      'marcus-thibodeaux',
      'harlan-two-rivers',
      'farrukh-yuldashev',
      'caroline-whitford-reyes',
      'kenji-tabuchi',
      'delphine-baptiste-moreau',
      'rhys-pendragon-morgan',
      'hanh-nguyen',
    ],
  },
  {
    slug: 'morning-sitting',
    name: 'Morning Sitting',
    about:
      'Ten minutes of silence on weekday mornings, in three time zones, and a thread for what came up. Beginners are at home here. No tradition is required and none is mocked.',
    rules: `- Arrive on time or sit on your own.
- Speak about your own experience only.
- Nobody counts attendance.`,
    topic: 'Practice',
    visibility: 'public',
    ownerKey: 'hana-morishige',
    memberKeys: [
      'maya',
      'ada',
      'noor-haddadin',
      'dalia-rosenzweig',
      'wendell-achterberg',
      'rosalind-kekahuna',
      'beatriz-quintanilha',
      'ines-valdor',
      'kenji-tabuchi',
      'freja-dalgaard-thorsen',
      'anjali-raghunathan',
      'ji-woo-namgung',
      'jussi-vanttinen',
    ],
  },
  {
    slug: 'small-firms',
    name: 'Small Firms and Family Businesses',
    about:
      'Under a hundred people, no innovation department. Offers, invoices, translations, succession, and how to try something without betting the house.',
    rules: `- Say what it costs, including your evenings.
- No referral links.
- Respect what customers told you in confidence.`,
    topic: 'Business',
    visibility: 'public',
    ownerKey: 'aurelio-fuentes-de-la-torre',
    memberKeys: [
      'elodie-marchetaux',
      'florin-dumbrava',
      'emiliano-zaragoza-peniche',
      'hanh-nguyen',
      'nadezhda-koleva',
      'giulio-santarossa',
      'camila-echeverri',
      'thiago-albuquerque-farias',
      'chukwuemeka-nwachukwu-bright',
      'jussi-vanttinen',
      'mirela-stanciu',
    ],
  },
  {
    slug: 'words-and-stages',
    name: 'Words and Stages',
    about:
      'Theater, museums, newsrooms, translation, architecture. Authorship, credit, labeling and the pleasure of making things that take long.',
    rules: `- Label what a machine made.
- Criticize the work, never the person.
- Unpublished work stays in the room.`,
    topic: 'Culture',
    visibility: 'public',
    ownerKey: 'giulio-santarossa',
    memberKeys: [
      'eleni-papastathopoulou',
      'nadezhda-koleva',
      'putri-maharani-siregar',
      'emiliano-zaragoza-peniche',
      'josephine-tremblay-kowalchuk',
      'arash-golestani',
      'saoirse-ni-dhomhnallain',
      'camila-echeverri',
      'ines-valdor',
    ],
  },
  {
    slug: 'law-and-fair-decisions',
    name: 'Law and Fair Decisions',
    about:
      'A working group on notices, explanations, appeals and audits. We read one real, anonymized case a month. Ask to join with two sentences about your work.',
    rules: `- Cases stay here.
- Nothing here is legal advice.
- State your role when you have a stake.`,
    topic: 'Ethics',
    visibility: 'private',
    ownerKey: 'bram-oostveen',
    memberKeys: [
      'oisin-mac-gabhrain',
      'wendell-achterberg',
      'thandeka-mkhwanazi-dube',
      'darius-featherstone-wiremu',
      'priscilla-van-tassel-nguyen',
      'thiago-albuquerque-farias',
      'chukwuemeka-nwachukwu-bright',
      'lukas-zurbriggen',
      'marit-haugsbakk',
      'elodie-marchetaux',
    ],
  },
  {
    slug: 'agents-in-practice',
    name: 'Agents in Practice',
    about:
      'For members of HPC who run agents or are about to. Mandates, logs, rehearsals and incident reviews, with a monthly clinic led by Mirela.',
    rules: `- Share the mandate before you ask about the tool.
- No credentials, no live customer data.
- Incidents are described without blame.`,
    topic: 'Technology',
    visibility: 'pro',
    ownerKey: 'mirela-stanciu',
    memberKeys: [
      'maya',
      'ada',
      'wanjiru-gathogo',
      'samuel-adeyinka-holt',
      'priscilla-van-tassel-nguyen',
      'tomasz-wierzbicki',
      'oisin-mac-gabhrain',
      'siew-ling-pereira-tan',
      'anjali-raghunathan',
      'delphine-baptiste-moreau',
    ],
  },
  {
    slug: 'reading-room',
    name: 'The Reading Room',
    about: 'First readers of the next book. Chapters arrive on Mondays; honest notes are due by Friday.',
    rules: `- Chapters do not leave the room.
- One praise, one doubt, one question.
- Late notes are welcome, silent ones are not.`,
    topic: 'Writing',
    visibility: 'secret',
    ownerKey: 'ines-valdor',
    memberKeys: [
      'ada',
      'wendell-achterberg',
      'rosalind-kekahuna',
      'noor-haddadin',
      'bram-oostveen',
      'hana-morishige',
    ],
  },
];
