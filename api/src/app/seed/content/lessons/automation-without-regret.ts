import {
  film,
  type LessonAdditions,
  matching,
  multiple,
  quiz,
  reflection,
  right,
  short,
  single,
  text,
  wrong,
} from './additions.js';

export const automationWithoutRegret: LessonAdditions = {
  'the-four-kinds-of-step': {
    after: [
      quiz(
        'Which letter would you give it?',
        75,
        matching(
          'letters',
          'Match each step with its letter.',
          {
            copy: ['The order number is copied from the form into the ledger', 'M, moving'],
            discount: ['Orders over 500 are delivered free of charge', 'R, rule'],
            mail: ['A mail belongs to billing, delivery or returns', 'P, pattern'],
            hardship: ['A customer asks to pay later because his wife has died', 'J, judgment'],
          },
          'Moving and rules are for ordinary software. A pattern may be for a model, with a measured error rate. Judgment is supported, not automated.',
        ),
        single(
          'copying',
          'A vendor offers a model that transfers data between two systems “intelligently”. What do you prefer?',
          [
            right('script', 'A script', 'Models make mistakes when copying. Scripts do not.'),
            wrong(
              'model',
              'The model, because it copes with surprises',
              'In a step called moving, a surprise should stop the step.',
            ),
            wrong(
              'person',
              'A person, to be on the safe side',
              'People make copying mistakes, too, and are bored meanwhile.',
            ),
          ],
          'Data that goes from one place to another unchanged needs no model.',
        ),
        single(
          'disagree',
          'Two experienced caseworkers letter the same step. One writes R, the other J. What have you found?',
          [
            wrong(
              'training',
              'That one of them needs training before the step is automated',
              'Perhaps. Ask for the exceptions first.',
            ),
            wrong(
              'average',
              'That it is P, somewhere in the middle',
              'Letters have no middle. P means that people mostly agree.',
            ),
            right(
              'question',
              'A rule with exceptions that nobody has written down',
              'More useful than an automation. Ask both for their last three exceptions.',
            ),
          ],
          'Steps labeled R turn out to be J as soon as you ask about exceptions. The disagreement is the finding.',
        ),
        short(
          'courage',
          '“Decide whether to report a suspicious invoice” is labeled J. Take it apart: which three steps in it are patterns, and which is the moment of courage?',
          'Patterns: does the bank account differ from the last one, is the amount unusual for this supplier, does the wording resemble known frauds? Courage: phoning the supplier although a colleague has already approved the invoice.',
          'Many judgments are three patterns and one moment of courage. You may help with the three.',
        ),
      ),
    ],
  },
  'should-this-exist-at-all': {
    after: [
      reflection(
        'Write the paragraph that begins “We automate this, and not less, because …”. Then name the one form, approval or report that you would rather remove than automate, and whom you would have to ask.',
      ),
    ],
  },
  'draw-the-off-switch': {
    after: [
      reflection(
        'Imagine your process misbehaves at three in the morning, next Sunday. Who notices, and how? What does that person press, and what happens to the queue? Write down the first answer you do not know.',
      ),
    ],
  },
  'thresholds-and-hand-overs': {
    before: [
      text(
        'lead',
        'Fifty seconds: the three bands, and why the line between them is not a technical matter.',
      ),
      film('thresholds-and-hand-overs'),
    ],
  },
  'measure-without-fooling-yourself': {
    after: [
      quiz(
        'Does this number hold?',
        75,
        single(
          'forty-percent',
          '“The assistant saves us 40 percent of the time,” says the team that introduced it. What do you ask first?',
          [
            wrong(
              'sample',
              'How many people were asked, and for how many weeks they kept count',
              'Forty people can be wrong about the same thing.',
            ),
            right(
              'trip',
              'Whether checking and correcting were counted, wherever they happen',
              'If checking moved to another team, it is not saved.',
            ),
            wrong(
              'price',
              'What the assistant costs',
              'Important, and the second question. First find out what it brings.',
            ),
          ],
          'Count the whole trip: to write, to check, to correct, to explain to the customer.',
        ),
        single(
          'tail',
          'The average time to an answer falls from 30 to 20 hours. The slowest tenth goes from 90 to 160. What has happened?',
          [
            wrong('better', 'The service has improved', 'For nine in ten. Ask the tenth.'),
            right(
              'split',
              'Easy cases got faster, and difficult ones now wait longer',
              'Look at the ten slowest cases by name. They have something in common.',
            ),
            wrong(
              'noise',
              'Nothing; with so few cases, the tail varies from month to month',
              'From 90 to 160 is not a wobble.',
            ),
          ],
          'Averages improve while the worst tenth gets worse. Whoever is in that tenth does not feel the average.',
        ),
        multiple(
          'hand-sample',
          'Why do ten cases a month stay with people, forever?',
          [
            right(
              'memory',
              'They remind everyone of what good looks like',
              'Without them the machine becomes its own measure.',
            ),
            right(
              'learn',
              'New colleagues learn on them',
              'Yes. Otherwise they only ever meet the difficult ones.',
            ),
            wrong(
              'proof',
              'They prove that people are better',
              'Sometimes they will show the opposite. Good to know, too.',
            ),
          ],
          'A hand sample is a memory and a school. It is not a contest.',
        ),
        short(
          'board',
          'Write one fair sentence for your board about this pilot: six weeks, 800 cases, median 3 days instead of 5, wrong replies 4 percent instead of 3, checking half an hour a day.',
          'Over six weeks and 800 cases the median fell from five days to three; wrong replies rose from 3 to 4 percent; checking takes half an hour a day, and we have not yet counted the rework that returns later.',
          'It convinces because it does not shine: the gain, the loss, the cost, and what is not yet known.',
        ),
      ),
    ],
  },
  'the-review-after-a-bad-day': {
    after: [
      reflection(
        'Think of the last bad day in your work. What did you know *then*, hour by hour? Who helped, and has anyone told them so? What would have made the problem easier to notice?',
      ),
    ],
  },
};
