import { paths } from '@futurelab/platform/paths';

export const TIERS = [
  {
    name: 'Free',
    text: 'The introductory course of each subject, public events and the discussions. Enough for the first four weeks.',
    fact: '$0',
    to: paths.academyCheckout('free'),
  },
  {
    name: 'HPC Pro',
    text: 'All courses, the private interest groups, the monthly session with Ines, the Synergizer and priority mentorship. The whole twelve weeks.',
    fact: '$97 a month',
    to: paths.academyCheckout('pro'),
  },
  {
    name: 'A team of yours',
    text: 'Six to twenty people from one organization with their own table, their own project and an instructor who knows your field.',
    fact: 'By agreement',
    to: paths.academyCheckout('team'),
  },
];

export const SEASONS = [
  {
    name: 'Winter',
    text: 'Begins on the second Monday of January. The quiet one: long evenings, small tables.',
    fact: 'January to April',
  },
  {
    name: 'Spring',
    text: 'Begins on the second Monday of April. Many teachers, because the school year can be planned with it.',
    fact: 'April to July',
  },
  {
    name: 'Autumn',
    text: 'Begins on the second Monday of September and ends with a table in Lisbon for those who can come.',
    fact: 'September to December',
  },
];

export const QUESTIONS = [
  {
    question: 'How much time does it take?',
    answer:
      'Three hours a week: about one of lessons, one of practice at your own work, and one in company. A missed week is caught up in the pause after every fourth.',
  },
  {
    question: 'Do I need to be technical?',
    answer:
      'No. You need work of your own to try things on. The advanced courses on automation and agents say on their first page what they expect.',
  },
  {
    question: 'Must I join at the start of a season?',
    answer:
      'No. Lessons are open all year and your place is kept. The shared start only decides who sits at your table.',
  },
  {
    question: 'What do I have at the end?',
    answer:
      'A finished piece of work, the one-page agreement that you wrote for your team, and the completed courses on your profile. We do not sell certificates.',
  },
  {
    question: 'What if I want to stop?',
    answer:
      'Cancel Pro whenever you like: nothing more is charged, and Pro stays open until the end of the month you have paid for. Free courses and your progress stay.',
  },
];
