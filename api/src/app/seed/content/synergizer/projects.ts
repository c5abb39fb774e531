import type { SeedProject } from './types.js';

export const projects: SeedProject[] = [
  {
    slug: 'a-consent-sheet-that-families-can-read',
    title: 'A consent sheet that families can read',
    purpose:
      'Nine pages are signed and not read. We write one page on what a clinic does with an AI system, and try it with twelve families. The first result is a draft by the third week.\n\nWe meet on Tuesdays for forty minutes.',
    topic: 'Health',
    skills: ['Plain language', 'Data privacy'],
    stage: 'open',
    daysAgo: 9,
    endsInDays: 45,
    ownerKey: 'sigridur-hallvardsdottir',
    roles: [
      { name: 'Editor', hoursPerWeek: 2, takenBy: 'hana-morishige' },
      { name: 'Lawyer who answers twice a week', hoursPerWeek: 2 },
      { name: 'Test reader', hoursPerWeek: 1 },
    ],
    updates: [
      {
        byKey: 'sigridur-hallvardsdottir',
        text: 'Four families have said yes to reading it aloud with us.',
        daysAgo: 3,
      },
    ],
  },
  {
    slug: 'meeting-notes-nobody-is-afraid-of',
    title: 'Meeting notes nobody is afraid of',
    purpose:
      'A page of rules for machine-written notes: who is asked, what is cut, when they are deleted. Three teams use it for a month and say what they changed.',
    topic: 'Leadership',
    skills: ['Facilitation'],
    stage: 'running',
    daysAgo: 34,
    endsInDays: 18,
    ownerKey: 'maya',
    roles: [
      { name: 'Somebody who writes rules short', hoursPerWeek: 2, takenBy: 'bram-oostveen' },
      { name: 'Team that tries it', hoursPerWeek: 1, takenBy: 'marit-haugsbakk' },
      { name: 'Second team that tries it', hoursPerWeek: 1 },
    ],
    updates: [
      {
        byKey: 'bram-oostveen',
        text: 'Version two has seven rules. The one about silence was the hardest.',
        daysAgo: 12,
      },
      {
        byKey: 'marit-haugsbakk',
        text: 'Two weeks in: nobody has switched it off, and people speak as before.',
        daysAgo: 4,
      },
    ],
    nextEventSlug: 'dinner-for-operators-rotterdam',
    discussionKey: 'd-summaries-hide-conflict',
  },
  {
    slug: 'an-algorithm-register-in-one-afternoon',
    title: 'An algorithm register in one afternoon',
    purpose:
      'A small town cannot fill forty columns. We find the eight that citizens ask about, and fill them for one real town while somebody there watches the clock.',
    topic: 'Public service',
    skills: ['Public procurement', 'Plain language'],
    stage: 'running',
    daysAgo: 27,
    endsInDays: 30,
    ownerKey: 'guadalupe-ortiz-villasenor',
    roles: [
      { name: 'Somebody who has published a register', hoursPerWeek: 2, takenBy: 'lukas-zurbriggen' },
      { name: 'Reader who is no expert', hoursPerWeek: 1 },
    ],
    updates: [
      { byKey: 'lukas-zurbriggen', text: 'Eleven columns are left. Three of them say the same.', daysAgo: 6 },
    ],
    nextEventSlug: 'library-tuesday-ask-anything',
  },
  {
    slug: 'ten-exam-questions-a-machine-cannot-answer-for-you',
    title: 'Ten exam questions a machine cannot answer for you',
    purpose:
      'Questions that ask for what somebody saw, did or decided. We collect ten, try each with a class and with an assistant, and keep those where the difference shows.',
    topic: 'Education',
    skills: ['Assessment'],
    stage: 'open',
    daysAgo: 5,
    endsInDays: 60,
    ownerKey: 'siew-ling-pereira-tan',
    roles: [
      { name: 'Teacher with a class', hoursPerWeek: 2 },
      { name: 'Somebody who marks with us', hoursPerWeek: 3 },
    ],
    updates: [],
  },
  {
    slug: 'a-pause-before-send',
    title: 'A pause before “send”',
    purpose:
      'A thirty-second practice for people who answer with an assistant: read it once as the person who gets it. We write three versions, test them for two weeks and keep one.',
    topic: 'Well-being',
    skills: ['Meditation', 'Writing'],
    stage: 'done',
    daysAgo: 96,
    endsInDays: -40,
    result:
      'One version stayed: **read the last line first, aloud**. Nineteen people used it for two weeks; fourteen still do. The card is free to copy.',
    ownerKey: 'hana-morishige',
    roles: [
      { name: 'Writer', hoursPerWeek: 2, takenBy: 'tomasz-wierzbicki' },
      { name: 'Somebody who counts', hoursPerWeek: 1, takenBy: 'oisin-mac-gabhrain' },
    ],
    updates: [
      {
        byKey: 'tomasz-wierzbicki',
        text: 'The version with breathing is out: nobody did it in a meeting.',
        daysAgo: 61,
      },
    ],
  },
  {
    slug: 'what-our-tools-cost-in-water',
    title: 'What our tools cost in water and power',
    purpose:
      'A sheet that turns a month of use into litres and kilowatt hours, with the source of each number beside it.',
    topic: 'Ethics',
    skills: ['Data analysis'],
    stage: 'done',
    daysAgo: 130,
    endsInDays: -62,
    result:
      'The sheet works for text and pictures, not for video. Two numbers have no source we trust, and the sheet says so. What we learned: the range is wider than any single figure.',
    ownerKey: 'wendell-achterberg',
    roles: [{ name: 'Somebody who reads footnotes', hoursPerWeek: 2, takenBy: 'dalia-rosenzweig' }],
    updates: [],
  },
  {
    slug: 'a-shared-prompt-library-for-housing',
    title: 'A shared prompt library for housing teams',
    purpose:
      'Forty prompts that housing officers use, tested by others and sorted by the letter they end up in.',
    topic: 'Data and tools',
    skills: ['Prompt writing'],
    stage: 'closed',
    daysAgo: 80,
    endsInDays: -20,
    ownerKey: 'rhys-pendragon-morgan',
    roles: [{ name: 'Tester', hoursPerWeek: 2 }],
    updates: [
      {
        byKey: 'rhys-pendragon-morgan',
        text: 'We stop: the letters differ more between towns than we thought.',
        daysAgo: 21,
      },
    ],
  },
  {
    slug: 'first-aid-for-a-wrong-answer',
    title: 'First aid for a wrong answer',
    purpose:
      'A team has sent something a machine got wrong. What now? One page for the first hour: whom to call, what to write, what to keep.',
    topic: 'Practice',
    skills: ['Incident response'],
    stage: 'proposed',
    daysAgo: 1,
    endsInDays: 50,
    ownerKey: 'caroline-whitford-reyes',
    roles: [
      { name: 'Somebody it has happened to', hoursPerWeek: 1 },
      { name: 'Editor', hoursPerWeek: 2 },
    ],
    updates: [],
  },
];
