import {
  type LessonAdditions,
  matching,
  multiple,
  ordering,
  quiz,
  recording,
  reflection,
  right,
  short,
  single,
  text,
  wrong,
} from './additions.js';

export const promptWritingForBusyLeaders: LessonAdditions = {
  'the-five-part-brief': {
    after: [
      quiz(
        'Read the brief',
        75,
        multiple(
          'which-parts',
          '“Summarize the attached minutes in ten lines for the works council. They were not at the meeting and must decide on Thursday whether to object.” Which parts of a brief are there?',
          [
            right('task', 'Task', '“Summarize”: one verb.'),
            right('reader', 'Reader', 'Who they are, what they know, and what they must do next.'),
            right('material', 'Material', 'The attached minutes.'),
            right('form', 'Form', 'Ten lines.'),
            wrong(
              'standard',
              'Standard',
              'Nothing says what would make you reject it. For instance: “Reject it if a disagreement has disappeared.”',
            ),
          ],
          'Four of five, which is more than most people write. The standard is what you would otherwise explain in the third round.',
        ),
        matching(
          'belongs',
          'Which part of the brief is each of these?',
          {
            phone: ['“They read it on a phone, during a break.”', 'Reader'],
            notes: ['“Use only the notes below.”', 'Material'],
            words: ['“At most 150 words, no headings.”', 'Form'],
            brochure: ['“Reject any phrase that sounds like a brochure.”', 'Standard'],
          },
          'The order does not matter. That each of them is said does.',
        ),
        single(
          'material',
          'Your brief says “Use the notes below”, and the draft contains a figure that is in none of them. What was missing?',
          [
            wrong('longer', 'More notes', 'The notes were enough. It used something else besides.'),
            right(
              'allowed',
              'Whether other knowledge is allowed',
              'The part called material answers two questions: which text, and whether anything else.',
            ),
            wrong('tone', 'A remark about tone', 'A figure is not a matter of tone.'),
          ],
          'Name the text to use, and say whether other knowledge is allowed. “Use only” is one word more.',
        ),
        short(
          'standard',
          'Write the standard for this task: a reply to a customer whose parcel arrived broken for the second time.',
          'Good if she knows after the first sentence what we will do and by when. Reject it if it explains our logistics, contains “unfortunately”, or asks her for anything we already have.',
          'A standard names what makes it good and what would make you send it back. If you can use it to reject a draft, it is one.',
        ),
      ),
    ],
  },
  'say-who-it-is-for': {
    after: [
      reflection(
        'Write your two sentences about one real reader: what they know, what they need to do next, what they fear. Which change did you make in the original, by hand? Would that reader have asked you for it?',
      ),
    ],
  },
  'ask-for-the-questions-first': {
    after: [
      text(
        'lead',
        'A minute and a half: what such an interview sounds like, with a dull question and an uncomfortable one.',
      ),
      recording('ask-for-the-questions-first'),
    ],
  },
  'turn-it-against-your-plan': {
    after: [
      reflection(
        'Which objection went on the pile *known and avoided*? What have you done so far in order not to look at it? Name the colleague with whom you will talk about it, and the day.',
      ),
    ],
  },
  'work-with-a-long-document': {
    after: [
      quiz(
        'Ninety pages, one evening',
        75,
        ordering(
          'passes',
          'Put the five passes in order.',
          {
            map: 'List the sections, with one line and page numbers each',
            aim: 'Say what you must decide, and ask for the passages that bear on it',
            open: 'Open those pages yourself',
            contrast: 'Ask what one page promises that another takes back',
            gap: 'Ask what you would expect in such a document that is not there',
          },
          'From the whole to your purpose, then to the pages themselves. Contrast and gap come last, because by then you can judge the answers.',
        ),
        single(
          'not-on-page',
          'One of seven quotations is not on the page it names. What do you do?',
          [
            wrong(
              'six',
              'Use the other six',
              'Were they checked as well? One that is missing tells you about all of them.',
            ),
            wrong(
              'again',
              'Ask again for that quotation, with its correct page number',
              'You may get a better-looking one. The reason has not gone away.',
            ),
            right(
              'split',
              'Distrust the whole answer and split the document',
              'Perhaps part of it no longer fitted into the window.',
            ),
          ],
          'Quotations with page numbers are your seat belt. When one tears, you do not drive on.',
        ),
        single(
          'hearsay',
          'Which of the five passes makes this reading rather than hearsay?',
          [
            wrong('map', 'The map', 'A map tells you where things are, not what they say.'),
            right('open', 'Opening the pages yourself', 'Twenty-five of the forty minutes are yours.'),
            wrong(
              'gap',
              'The question about what is missing',
              'Valuable, and still something you were told.',
            ),
          ],
          'The tool finds the place. The reading is done by whoever will sign.',
        ),
        multiple(
          'promise',
          'What may you promise a colleague who tries this?',
          [
            wrong('faster', 'It is faster than skimming', 'It is not. About forty minutes for ninety pages.'),
            right('better', 'It is far better than skimming', 'You have read the pages that matter, whole.'),
            right(
              'own',
              'It works best on a document she knows, the first time',
              'Then she sees what it finds and what it cannot see.',
            ),
            wrong(
              'complete',
              'Nothing important can escape',
              'Something can. That is why you also ask for the gap.',
            ),
          ],
          'An honest promise: as long as skimming, much better, and never complete.',
        ),
      ),
    ],
  },
  'what-your-prompts-reveal': {
    after: [
      reflection(
        'After reading your last thirty prompts: which task have you been handing over because it is difficult, although it is yours? Write down the one change for the coming week. This page is for you alone.',
      ),
    ],
  },
};
