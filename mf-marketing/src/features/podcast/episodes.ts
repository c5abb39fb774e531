export interface Episode {
  number: number;
  title: string;
  guest: string;
  /** What is talked about, in a sentence. */
  about: string;
  /** The transcript in short: who says what, in order. */
  lines: [speaker: string, words: string][];
}

export const EPISODES: Episode[] = [
  {
    number: 1,
    title: 'The walk around the kitchen',
    guest: 'With Hana Morishige, meditation teacher',
    about: 'What to do in the minutes after a machine has said something that moved you.',
    lines: [
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
  },
  {
    number: 2,
    title: 'Who signs?',
    guest: 'With Bram Oostveen, counsel in public law',
    about: 'A letter nobody wrote, a citizen who wants to appeal, and the name at the bottom.',
    lines: [
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
  },
  {
    number: 3,
    title: 'Obedient accidents',
    guest: 'With Mirela Stanciu, automation engineer',
    about: 'Why the agents that did harm had mostly kept every rule they were given.',
    lines: [
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
  },
  {
    number: 4,
    title: 'A pupil at every table',
    guest: 'With Guadalupe Ortiz Villaseñor, superintendent of schools',
    about: 'Four schools wrote their guidance on homework and AI with the people it is about.',
    lines: [
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
  },
];
