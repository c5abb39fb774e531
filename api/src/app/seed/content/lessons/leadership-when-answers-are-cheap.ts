import {
  type LessonAdditions,
  matching,
  multiple,
  quiz,
  recording,
  reflection,
  right,
  short,
  single,
  text,
  wrong,
} from './additions.js';

export const leadershipWhenAnswersAreCheap: LessonAdditions = {
  'the-question-i-avoid': {
    after: [
      reflection(
        'The pages stay in the notebook that is connected to nothing. Leave here only the date on which you will read the one page again, and the name of the human being whom you will tell.',
      ),
    ],
  },
  'deciding-in-the-open': {
    after: [
      text(
        'lead',
        'A minute and a half: how it may sound when somebody has decided something that disappoints.',
      ),
      recording('deciding-in-the-open'),
    ],
  },
  'disagreement-worth-having': {
    after: [
      quiz(
        'A disagreement worth having?',
        75,
        single(
          'first',
          'You want to see the differences in the room. What do you do first?',
          [
            wrong('speak', 'Say what you think, to open the discussion', 'You have closed part of it.'),
            right(
              'write',
              'Let each write three lines by hand, and read them out, juniors first',
              'You will see differences that would have been gone ten minutes later.',
            ),
            wrong(
              'tool',
              'Let a tool collect the arguments beforehand, so that nobody has to go first',
              'Then the room discusses the tool’s list.',
            ),
          ],
          'Positions before discussion: before anyone speaks, and before any tool is opened.',
        ),
        matching(
          'conditions',
          'Which condition does each sentence belong to?',
          {
            better: ['“Yes, better than I did.”', 'The strongest version'],
            turn: ['“In March it is Amara’s office to argue against it.”', 'A protected dissenter'],
            minutes: ['“Please enter that I am not convinced, and why.”', 'Disagree and be recorded'],
            three: ['“Before we start: three lines each, by hand.”', 'Positions before discussion'],
          },
          'Four conditions that you can create. None of them needs courageous people; they make courage cheaper.',
        ),
        single(
          'objections',
          'The assistant has produced ten good objections, and the team has “dealt with” all of them in five minutes. What is missing?',
          [
            wrong('more', 'More objections', 'Ten that nobody holds weigh as much as twenty.'),
            right(
              'somebody',
              'Somebody who holds one of them',
              'What nobody holds can be ignored without consequence, and people notice that.',
            ),
            wrong('answers', 'Better answers', 'Five minutes were enough, because nobody asked again.'),
          ],
          'As an exercise, it is useful. A disagreement needs somebody who will still disagree tomorrow.',
        ),
        multiple(
          'dissenter',
          'What protects the dissenter?',
          [
            right(
              'office',
              'It is an office, and it rotates',
              'Nobody becomes “the one who is always against it”.',
            ),
            right(
              'acknowledged',
              'The work is acknowledged whether or not they prevail',
              'Otherwise only the victories are.',
            ),
            wrong(
              'convinced',
              'They need to be convinced of what they say',
              'That is the fourth condition: whoever really disagrees may be recorded.',
            ),
          ],
          'The office makes contradiction ordinary. On the day when it is serious, the path has been trodden.',
        ),
      ),
    ],
  },
  'slow-on-purpose': {
    after: [
      reflection(
        'From your two lists: one thing that should be quicker and one that should be slower, both beginning in the same week. Who will say “We could have had it today”, and what will you answer?',
      ),
    ],
  },
  'in-your-own-voice': {
    after: [
      quiz(
        'By hand, or with help?',
        75,
        multiple(
          'always',
          'Which of these do you write yourself, always?',
          [
            right('sunday', 'Thanks to somebody who stood in on Sunday', 'Thanks.'),
            wrong(
              'minutes',
              'The minutes of the steering group',
              'Use help as you please: you begin, you end, you answer.',
            ),
            right('late', 'A word to a family you kept waiting', 'Apology.'),
            right('no', 'A no to a colleague’s application', 'Refusal.'),
            wrong(
              'plan',
              'The outline of the annual plan',
              'Help is fine here. The promises in it are yours.',
            ),
          ],
          'Thanks, apology, refusal, mourning, promise. By hand, short and imperfect.',
        ),
        single(
          'paragraphs',
          'You want to thank the night shift. Which message does what thanks are for?',
          [
            wrong(
              'balanced',
              'Four balanced paragraphs about commitment, teamwork and what lies ahead',
              'Nobody has lied. Nobody was there, either.',
            ),
            right(
              'boiler',
              '“You kept the boiler going by hand until six. I saw the blanket on the chair. Thank you.”',
              'A detail that only somebody who was there could know.',
            ),
            wrong(
              'gif',
              'A voucher, with a printed card',
              'Pleasant. It would have been the same for anybody.',
            ),
          ],
          'A leader’s words work because they commit a person. The detail is the signature.',
        ),
        single(
          'conditions',
          'For all the rest, help is fine on three conditions. Which is not one of them?',
          [
            wrong('begin', 'The first paragraph is yours', 'It is one: it contains what you think.'),
            wrong(
              'end',
              'You read it aloud and strike out what you would not say',
              'It is one, and the last.',
            ),
            wrong('answer', 'You can go on from any line if somebody asks', 'It is one. You answer for it.'),
            right(
              'hide',
              'Nobody notices that there was help',
              'On the contrary. “Drafted with help, and I mean it” is respectable.',
            ),
          ],
          'You begin, you end, you answer. And you disclose it without fuss.',
        ),
        short(
          'thirty',
          'Write a message of thanks that you really could send today: at most thirty words, with a detail only you could know.',
          'Sofia, you moved your chair so that the new colleague could see the screen, and you said nothing about it. I saw it. It changed the meeting. Thank you.',
          'Then send it. It takes less time than this quiz did.',
        ),
      ),
    ],
  },
  'a-page-people-can-test': {
    after: [
      reflection(
        'Which circle will you live differently until it is a dot? Copy the line here, as it stands on your page, with today’s date. What does it cost you?',
      ),
    ],
  },
};
