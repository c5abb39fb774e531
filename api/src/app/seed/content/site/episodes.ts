import { episodeTimings } from './episode-timings.js';

/** A conversation as it was said. `chapters` begin with the line of that number. */
export interface FirstEpisode {
  slug: string;
  number: number;
  title: string;
  guest: string;
  summary: string;
  /** Markdown. */
  notes: string;
  publishedAt: string;
  lines: readonly (readonly [speaker: string, words: string])[];
  chapters: readonly (readonly [line: number, title: string])[];
}

export const episodes: readonly FirstEpisode[] = [
  {
    slug: 'the-walk-around-the-kitchen',
    number: 1,
    title: 'The walk around the kitchen',
    guest: 'With Hana Morishige, meditation teacher',
    summary: 'What to do in the minutes after a machine has said something that moved you.',
    notes:
      'Begins with page 1 of [Digital Mystics](/digital-mystics/book), where a surgeon reads a sentence aloud over soup. Hana teaches people who decide for others how to wait for two minutes, and why it is harder than an hour.',
    publishedAt: '2025-03-04T06:00:00Z',
    lines: [
      ['Ines', 'Digital Mystics, the conversations. One: the walk around the kitchen. With Hana Morishige.'],
      [
        'Ines',
        'A friend asked me whether it had understood her. I think she was asking whether she may be moved anyway.',
      ],
      [
        'Hana',
        'She may. In practice we would say: something was touched. Stay there. Do not run to the question of who did it.',
      ],
      ['Ines', 'And when one has to answer the message at nine the next morning?'],
      [
        'Hana',
        'Then walk around the kitchen first. I am serious. Two rounds. You find out which of your sentences are still true standing up.',
      ],
    ],
    chapters: [
      [0, 'Opening'],
      [1, 'May she be moved?'],
      [3, 'Nine the next morning'],
    ],
  },
  {
    slug: 'who-signs',
    number: 2,
    title: 'Who signs?',
    guest: 'With Bram Oostveen, counsel in public law',
    summary: 'A letter nobody wrote, a citizen who wants to appeal, and the name at the bottom.',
    notes:
      'Begins with the fifth chapter of [Digital Mystics](/digital-mystics/book). Bram has read several thousand letters that no official wrote. The line he proposes at the end is in use in two town halls.',
    publishedAt: '2025-03-18T06:00:00Z',
    lines: [
      ['Ines', 'Digital Mystics, the conversations. Two: who signs? With Bram Oostveen.'],
      [
        'Bram',
        'I ask for the person who could have decided otherwise. If nobody can be found, there was no decision. There was weather.',
      ],
      ['Ines', 'The office would say that a clerk approves each letter.'],
      [
        'Bram',
        'Four hundred a day. I asked her which she had changed. She remembered one, in March, and she was proud of it.',
      ],
      ['Ines', 'So what do you ask an office to do?'],
      [
        'Bram',
        'Fewer letters, or more clerks, or an honest line that says a person will look if you ask. The third costs least, and people do ask.',
      ],
    ],
    chapters: [
      [0, 'Opening'],
      [1, 'There was weather'],
      [2, 'Four hundred a day'],
      [4, 'What an office can do'],
    ],
  },
  {
    slug: 'obedient-accidents',
    number: 3,
    title: 'Obedient accidents',
    guest: 'With Mirela Stanciu, automation engineer',
    summary: 'Why the agents that did harm had mostly kept every rule they were given.',
    notes:
      'Begins with “The obliging mirror” in [Digital Mystics](/digital-mystics/book). The rehearsal Mirela speaks of is two weeks of yesterday’s work, done again by the agent and read by the people whose work it was.',
    publishedAt: '2025-04-01T06:00:00Z',
    lines: [
      ['Ines', 'Digital Mystics, the conversations. Three: obedient accidents. With Mirela Stanciu.'],
      [
        'Mirela',
        'It was told to close old tickets. It closed them. The oldest ticket was a man waiting for his wheelchair.',
      ],
      ['Ines', 'One would like to call that stupid.'],
      [
        'Mirela',
        'It was us. We had written what it should do and not what it was for. Now I begin with the second and I rehearse for two weeks.',
      ],
      ['Ines', 'What is the rehearsal looking for?'],
      [
        'Mirela',
        'The action that obeys every line and should never happen. There is always one. You want to meet it on yesterday’s data.',
      ],
    ],
    chapters: [
      [0, 'Opening'],
      [1, 'The oldest ticket'],
      [2, 'What it was for'],
      [4, 'The rehearsal'],
    ],
  },
  {
    slug: 'a-pupil-at-every-table',
    number: 4,
    title: 'A pupil at every table',
    guest: 'With Guadalupe Ortiz Villaseñor, superintendent of schools',
    summary: 'Four schools wrote their guidance on homework and AI with the people it is about.',
    notes:
      'Begins with the last chapter of [Digital Mystics](/digital-mystics/book). The two rules that stayed fit on a card; the advice runs to three pages, and pupils wrote most of it.',
    publishedAt: '2025-04-15T06:00:00Z',
    lines: [
      [
        'Ines',
        'Digital Mystics, the conversations. Four: a pupil at every table. With Guadalupe Ortiz Villaseñor.',
      ],
      [
        'Guadalupe',
        'The first draft had nine prohibitions. A girl of fourteen asked which of them we keep ourselves. It was quiet for a while.',
      ],
      ['Ines', 'What did you keep?'],
      [
        'Guadalupe',
        'Two. Say when you used it, and be able to explain your work without it. The rest became advice, and it is better read than the rules were.',
      ],
    ],
    chapters: [
      [0, 'Opening'],
      [1, 'Nine prohibitions'],
      [2, 'Two that stayed'],
    ],
  },
];

/** The words as Markdown, who says them in bold. */
export const transcriptOf = ({ lines }: FirstEpisode): string =>
  lines.map(([speaker, words]) => `**${speaker}:** ${words}`).join('\n\n');

/** Where the chapters begin, in seconds. */
export const chaptersOf = ({ slug, chapters }: FirstEpisode): { start: number; title: string }[] =>
  chapters.map(([line, title]) => ({ start: line === 0 ? 0 : episodeTimings[slug]![line]!, title }));
