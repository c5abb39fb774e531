import {
  film,
  type LessonAdditions,
  matching,
  multiple,
  ordering,
  quiz,
  reflection,
  right,
  short,
  single,
  text,
  wrong,
} from './additions.js';

export const theManagementOfDelegatedWork: LessonAdditions = {
  'person-tool-or-nobody': {
    after: [
      quiz(
        'Whose is it?',
        75,
        ordering(
          'questions',
          'Put the questions in the order of the lesson.',
          {
            needed: 'Does it have to be done?',
            grow: 'Would somebody grow by doing it?',
            diminished: 'Would somebody be diminished by not being asked?',
            checked: 'Can a tool do it, so that it can be checked?',
          },
          'Efficiency comes last, not because it is unimportant, but because it speaks loudest and needs no help.',
        ),
        single(
          'contract',
          'A first contract draft takes the tool two minutes, your junior a day. Who does it?',
          [
            wrong(
              'tool',
              'The tool; a junior’s day costs more than a first draft is worth',
              'It costs a day now. Without it, you will have nobody who can judge a contract.',
            ),
            right(
              'junior',
              'The junior, and the tool’s version is for comparing afterwards',
              'A rung of the ladder. And comparing is where the learning is.',
            ),
            wrong('me', 'You, as always', 'Then neither of them gets anywhere.'),
          ],
          'If the tool stands on the lower rungs, no one will reach the upper ones.',
        ),
        single(
          'speech',
          'For twelve years Ruth has written the speech for the anniversary. A tool would take four seconds. What is the real question?',
          [
            wrong(
              'better',
              'Which of the two speeches is better',
              'You could find out. It would not answer the question.',
            ),
            right(
              'recognition',
              'What it means to her to be asked',
              'Some tasks carry recognition. Taking them away takes that, too.',
            ),
            wrong('time', 'What she could do instead with the time', 'She may not feel it as a gift.'),
          ],
          'The third question: would somebody be diminished by not being asked?',
        ),
        short(
          'only-i',
          'Choose a task that is still marked “me” and finish it: “Only I can do this because …” Then say it aloud. Does it stand?',
          'Only I can do this because I promised the parents in person that I would. It stands. (“… because it takes too long to explain” did not.)',
          'Strike out those at which you smile.',
        ),
      ),
    ],
  },
  'five-levels-of-freedom': {
    before: [text('lead', 'Fifty seconds: five meanings of one sentence.'), film('five-levels-of-freedom')],
    after: [
      quiz(
        'Say the number',
        75,
        matching(
          'levels',
          'Which level is it?',
          {
            room: ['“Book the room. If I have not objected by noon, it stands.”', 'Three'],
            prices: ['“Find out what the others pay.”', 'One'],
            refund: ['“Send the refund, and tell me on Friday what you have sent.”', 'Four'],
            choice: ['“Tell me which of the two you would take, and why.”', 'Two'],
          },
          'Find out, recommend, decide and tell before, act and tell after, act.',
        ),
        single(
          'vendor',
          'A system drafts replies and sends them after ten minutes unless somebody objects. The vendor calls it an assistant for drafting. At which level is it?',
          [
            wrong('two', 'Two, because a person can intervene', 'Who watches the ten minutes at night?'),
            right('three', 'Three: silence means yes', 'Whatever the vendor calls it.'),
            wrong(
              'five',
              'Five, because it sends',
              'Not yet. The ten minutes are a real chance to object, if somebody is there.',
            ),
          ],
          'The question behind it: have you decided that, or did it happen?',
        ),
        multiple(
          'change',
          'How do levels change well?',
          [
            right('up', 'After two good results, up by one, aloud', 'The cheapest praise there is.'),
            right('down', 'Down by one, in a conversation', 'Never as a silent correction.'),
            wrong(
              'quietly',
              'Down quietly, so that nobody loses face',
              'They notice when their mails come back corrected. Now they do not know why.',
            ),
            wrong(
              'all',
              'Everyone at five, as a sign of trust',
              'Trust without a number is what “just take care of it” was.',
            ),
          ],
          'A level is something two people know about the same task. It can only change between them.',
        ),
      ),
    ],
  },
  'what-i-hold-on-to': {
    after: [
      reflection(
        'I shall keep … and stand by it, because … I shall give … to … by …, at level … Whom have I passed over recently because a machine was easier to ask?',
      ),
    ],
  },
  'keep-the-ladder': {
    after: [
      reflection(
        'Name three abilities of your best person. Where would somebody acquire each of them today? Where the answer is “nowhere”, write down which of the five ways you will try, and with whom.',
      ),
    ],
  },
  'who-answers-for-what': {
    after: [
      quiz(
        'Read the table',
        75,
        single(
          'checker',
          'A row says: answers for it, Dana; does it, assistant; checks it, nobody. What is this row?',
          [
            right('bet', 'A bet', 'A tool in column three with nobody in column four.'),
            wrong('hope', 'A hope', 'That is a row in which the same person answers and checks.'),
            wrong(
              'fine',
              'Complete, since Dana answers for it',
              'She answers for something nobody looks at. She may not know it.',
            ),
          ],
          'The table is read for patterns. Each of them has a name, and each is about to cost something.',
        ),
        single(
          'thirty',
          'Kwame is in column two of thirty rows. What do you change?',
          [
            wrong(
              'support',
              'Give him a deputy for all thirty, so that one of the two can always answer',
              'Now two people have thirty rows.',
            ),
            right(
              'spread',
              'Give rows to others, until he could say from memory how each is doing',
              'A name with thirty rows cannot answer for thirty things.',
            ),
            wrong(
              'team',
              'Write “the team” instead of his name',
              'Then nobody has thirty rows, and nobody has one.',
            ),
          ],
          'One name for each result, and not too many results for each name.',
        ),
        multiple(
          'told',
          'Which belong in the column “Is told when it fails”?',
          [
            right('who', 'Whoever depends on the result', 'They find out anyway. The question is from whom.'),
            right('teller', 'Who tells the person affected', 'If it is not settled beforehand, nobody does.'),
            wrong('blame', 'Who is to blame', 'The name for it is in column two, and it is no blame.'),
          ],
          'The fifth column is about the hour after a failure. That is a bad time to start looking for it.',
        ),
        short(
          'seam',
          'Describe a seam in your own work: a moment at which something has left one pair of hands and is not yet in the next. Whose is it meanwhile?',
          'Between the tool that sorts the applications at night and Marit, who opens them at nine. Since today it is Marit’s, from midnight on, and she has the number of the switch.',
          'Accountability evaporates at the seams. To name a seam is most of the repair.',
        ),
      ),
    ],
  },
  'a-week-well-given': {
    after: [
      reflection(
        'Doing, giving, checking, everything else: what were your hours last week? Which two will you move, from what to what? Who on your team knows it and may hold you to it?',
      ),
    ],
  },
};
