import {
  file,
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

export const theLearningOrganization: LessonAdditions = {
  'how-do-we-find-out': {
    after: [
      quiz(
        'Where did the message stop?',
        75,
        matching(
          'places',
          'Match each story with the place.',
          {
            smell: ['The driver felt that something was wrong and could not say what', 'No words'],
            whom: ['The temp saw it, and did not know whom to tell', 'No address'],
            cold: ['The last one who spoke up was asked whether she had nothing to do', 'No appetite'],
            again: ['He wrote three times. Nobody answered. He did not write a fourth time', 'No echo'],
          },
          'No words, no address, no appetite, no time, no echo. Each has its own remedy.',
        ),
        single(
          'communication',
          '“We need better communication,” says the report. What do you answer?',
          [
            wrong('agree', '“Yes, let us have a campaign.”', 'For which of the five places?'),
            right('where', '“Where did it stop, in this case?”', 'The remedy depends on the place.'),
            wrong('tool', '“Which tool do others use?”', 'The exercise says: do not buy anything yet.'),
          ],
          '“Better communication” is a remedy for none of the five.',
        ),
        single(
          'no-words',
          'People sense problems and cannot prove them. What do you ask for?',
          [
            wrong(
              'proposals',
              'Proposals for improvement',
              'Whoever cannot yet name the problem will certainly not write a proposal.',
            ),
            wrong('figures', 'Figures', 'They had none. That is why they kept silent.'),
            right('observations', 'Observations', '“The ramp has been wet on Mondays.” That is enough.'),
          ],
          'An observation needs no proof and no solution. It needs an address and an echo.',
        ),
        short(
          'echo',
          'Somebody has reported that forms come back unsigned. You cannot change it this year. Write the answer they get within a week.',
          'Thank you for the eleven forms you collected. We cannot change the program before January, so the answer for now is no. I have put it on the list for the January version, with your name, and will write to you by the twentieth of that month.',
          'An echo may be a no. It says what was heard, what happens now, and when they hear again.',
        ),
      ),
    ],
  },
  'what-we-do-not-want-to-know': {
    after: [
      reflection(
        'If a tool could answer any question about our own institution, honestly and at once: which question would I *not* type? With whom can it be said aloud? Write down the date of the first small look.',
      ),
    ],
  },
  'reviews-that-change-something': {
    after: [
      text('lead', 'A minute and a half: such a review, shortened. Listen for “I saw” and “I assumed”.'),
      recording('reviews-that-change-something'),
    ],
  },
  'a-memory-people-use': {
    after: [
      text(
        'lead',
        'A log to begin with, for any spreadsheet: one row for each decision, the first filled in as an example.',
      ),
      file('Decision log', 'decision-log.csv'),
    ],
  },
  'asking-a-person-first': {
    after: [
      reflection(
        'You went to three people before you asked the machine. Write down what you learned *besides* the answer. Who was pleased to be asked?',
      ),
    ],
  },
  'experiments-with-rules': {
    after: [
      quiz(
        'Try a rule',
        75,
        single(
          'breakable',
          'Which of these can be tried out as a rule?',
          [
            wrong('respect', '“We treat each other’s time with respect.”', 'Can it be broken? Then by what?'),
            right(
              'ten-to',
              '“Meetings end at ten to.”',
              'One sentence, and anyone can see whether it is kept.',
            ),
            wrong(
              'fewer',
              '“We aim for fewer meetings.”',
              'An aim. Nobody can break it, so nobody can keep it.',
            ),
          ],
          'The first line: the rule, in one sentence that can be broken.',
        ),
        single(
          'fear',
          'Who writes the line about the fear?',
          [
            wrong('you', 'You, to be fair to the other side', 'It will be a fear that you can refute.'),
            right(
              'opponents',
              'Those who object, in their words',
              'Then the experiment can show that they were right.',
            ),
            wrong('neutral', 'Somebody neutral', 'Somebody neutral does not fear it.'),
          ],
          'Many fears prove unfounded and some prove right. Either is knowledge, provided that it was written down before.',
        ),
        single(
          'secret',
          'Why does the *old* rule return automatically at the end?',
          [
            wrong('better', 'Because it is usually better', 'You do not know. That is why you try.'),
            right(
              'cheap',
              'It makes agreement cheap, and it compels a decision',
              'Nobody is giving in forever, and nobody can forget to decide.',
            ),
            wrong(
              'safe',
              'It avoids legal trouble for those who agreed to the trial',
              'A pleasant side effect in some places.',
            ),
          ],
          'The fifth line is the secret of the form.',
        ),
        ordering(
          'six',
          'Put the six lines in order.',
          {
            rule: 'The rule, in one sentence',
            hope: 'The hope',
            doubt: 'The fear',
            count: 'What we count, and whom we ask',
            end: 'The end date, at which the old rule returns',
            decide: 'Who decides, after hearing whom',
          },
          'Rule, hope, fear, count, end, decision. Six lines, one unit, eight weeks.',
        ),
        multiple(
          'partner',
          'With whom do you write them, according to the exercise?',
          [
            right(
              'opponent',
              'With the strongest opponent of the rule',
              'If the two of you agree on what counts, the result will be believed.',
            ),
            wrong(
              'friends',
              'With those who are already convinced',
              'Then the result convinces those who are convinced.',
            ),
            wrong('alone', 'Alone, to be quick', 'Quick now, and debated for another year.'),
          ],
          'A rule that has been debated for more than a year has earned an opponent who knows it well.',
        ),
      ),
    ],
  },
  'one-routine-for-a-year': {
    after: [
      reflection(
        '*Every …, … meet for … minutes and …; what we learn goes to …; we look at whether it is worth it on …* And, on the back of the sheet: in a year, in which neighborhood would you like to have changed your mind?',
      ),
    ],
  },
};
