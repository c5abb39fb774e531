import type { LedgerEntry } from '../../editorial/ledger';

export interface EditionText {
  title: string;
  headline: string;
  description: string;
  lead: string;
  years: string;
  facts: [term: string, value: string][];
  units: LedgerEntry[];
  /** Paragraphs. */
  story: string[];
  /** Distance of the rings in its drawing; wider in older editions. */
  radius: number;
}

export const ORIGINAL: EditionText = {
  title: 'The original academy (2021)',
  headline: 'The original academy',
  description:
    'The first academy of FutureLab, from 2021: eleven people, six evenings, one borrowed table. An earlier edition, kept for reference.',
  lead: 'An earlier edition, from 2021, kept as it was. Eleven people met on six evenings around a borrowed table and compared what they had tried.',
  years: '2021',
  facts: [
    ['Length', 'Six evenings'],
    ['People', 'Eleven'],
    ['Price', 'Soup'],
  ],
  units: [
    {
      name: 'What have you tried?',
      text: 'Each brought one thing done with a machine, and its price.',
      fact: 'Evenings 1 and 2',
    },
    {
      name: 'What did you notice?',
      text: 'The same things again, by attention instead of by result.',
      fact: 'Evenings 3 and 4',
    },
    {
      name: 'What will you not do?',
      text: 'Eleven short lists. Seven had the same first line.',
      fact: 'Evenings 5 and 6',
    },
  ],
  story: [
    'The lists became the habits that stand on our About page. The people stayed: four of them teach today.',
    'We keep the evenings, too. A table of every season is still seated without slides.',
  ],
  radius: 22,
};

export const OLD: EditionText = {
  title: 'The old academy (2022)',
  headline: 'The old academy',
  description:
    'The academy of FutureLab in 2022: eight live lectures with homework by mail. An earlier edition, kept for reference.',
  lead: 'An earlier edition, from 2022, kept for those who took part. Eight live lectures, homework by mail, and far too many slides.',
  years: '2022',
  facts: [
    ['Length', 'Eight weeks'],
    ['People', '64 in two groups'],
    ['Form', 'Lectures, live only'],
  ],
  units: [
    {
      name: 'Machines that learn',
      text: 'Three lectures on how models come about and where they fail.',
      fact: 'Weeks 1–3',
    },
    { name: 'People who decide', text: 'Two lectures on judgment, one on law.', fact: 'Weeks 4–6' },
    { name: 'Practice', text: 'A task at your own work, returned with comments by mail.', fact: 'Weeks 7–8' },
  ],
  story: [
    'Whoever missed a Wednesday had missed it, and the practice came last, when everybody was tired. We turned it around.',
    'The first three lectures live on, shorter and corrected, in the course AI Foundations for Professionals.',
  ],
  radius: 17,
};

export const FIRST_ONLINE: EditionText = {
  title: 'The academy, first online edition (2023)',
  headline: 'The academy of 2023',
  description:
    'The first online academy of FutureLab, 2023: four modules to take at any hour. An earlier edition, kept for reference.',
  lead: 'An earlier edition, from 2023: the first that could be taken at any hour. Four modules, no company, and a lesson for us.',
  years: '2023',
  facts: [
    ['Length', 'Four modules'],
    ['Form', 'Online, at any hour'],
    ['Finished by', 'One in five'],
  ],
  units: [
    {
      name: 'Tools',
      text: 'Writing instructions, checking answers, knowing when to stop.',
      fact: 'Module 1',
    },
    { name: 'Attention', text: 'Ten minutes a day, and a diary of interruptions.', fact: 'Module 2' },
    { name: 'Judgment', text: 'Scores, forecasts and the people behind them.', fact: 'Module 3' },
    { name: 'Change', text: 'Taking a team along, or deciding not to.', fact: 'Module 4' },
  ],
  story: [
    'One in five finished. Those who did had, almost all, found a partner on their own. So company became part of the program.',
    'The four modules became the three learning paths of today.',
  ],
  radius: 13,
};

export const SECOND_ONLINE: EditionText = {
  title: 'The academy, second online edition (2024)',
  headline: 'The academy of 2024',
  description:
    'The second online academy of FutureLab, 2024: ten weeks in tables of six. An earlier edition, kept for reference.',
  lead: 'An earlier edition, from 2024: ten weeks, tables of six, a shared start. The one that Epic Life Lab grew out of.',
  years: '2024',
  facts: [
    ['Length', 'Ten weeks'],
    ['Form', 'Online, in tables of six'],
    ['Finished by', 'Two in three'],
  ],
  units: [
    { name: 'Look', text: 'A map of your own week before any tool is opened.', fact: 'Weeks 1–3' },
    { name: 'Try', text: 'One task with a machine and without, reported to the table.', fact: 'Weeks 4–7' },
    {
      name: 'Answer for it',
      text: 'A decision of your own, defended before people who had read it.',
      fact: 'Weeks 8–10',
    },
  ],
  story: [
    'Two in three finished. What they asked for was a pause after every fourth week and more time at the end, and so ten weeks became twelve.',
    'Its three parts are still there, under the names See, Try and Decide.',
  ],
  radius: 9,
};
