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

export const everydayEthicsForMachineMadeDecisions: LessonAdditions = {
  'where-the-question-hides': {
    after: [
      quiz(
        'Find the moral question',
        75,
        matching(
          'places',
          'Where does the question hide in each of these?',
          {
            clicks: ['“Interest is the number of clicks.”', 'The stand-in'],
            score: ['“From 0.7 on, a file goes to the fraud unit.”', 'The line'],
            blank: ['“A missing income is counted as zero.”', 'The empty field'],
            renew: ['“Without a reply, the contract is renewed.”', 'The default'],
          },
          'Four technical sentences, four decisions about people. Each can be asked about without any mathematics.',
        ),
        single(
          'home-care',
          'Need is estimated from past hours of care. Who gets too low an estimate?',
          [
            right(
              'never',
              'Those who never asked, because they were proud or were cared for by a daughter',
              'What was never asked for cannot be counted.',
            ),
            wrong(
              'ill',
              'Those who are most seriously ill, because nobody can foresee what they will need',
              'They may. The column is wrong about others first.',
            ),
            wrong(
              'nobody',
              'Nobody; hours of care are a fact',
              'They are a fact about care received. Need is something else.',
            ),
          ],
          'The stand-in is exact about itself. The question is what it leaves out of what we mean.',
        ),
        single(
          'slow',
          'The data team says: “0.7 is the industry standard.” What do you say?',
          [
            wrong('accept', '“Good, then it is objective.”', 'A standard was typed by somebody as well.'),
            right(
              'who',
              '“Who is above and who is below it here, and which of them are we wrong about?”',
              'A threshold distributes benefit and harm. Ask to whom.',
            ),
            wrong(
              'lower',
              '“Make it 0.6 to be on the safe side, and look at the complaints in half a year.”',
              'On the safe side of whom? You have moved the line without looking at it.',
            ),
          ],
          'You need only be willing to sound slow. “Help me understand” is a complete question.',
        ),
        short(
          'question',
          'A school ranks pupils for extra lessons by absence, “as a sign of low motivation”. Write the one question you would ask.',
          'What exactly does an absence count: does it include the pupils who look after a younger brother, have asthma, or whose bus did not come?',
          'A good question asks what the number counts, and names people for whom it counts something else.',
        ),
      ),
    ],
  },
  'when-i-was-a-case': {
    after: [
      reflection(
        'When I was a case: how did I learn the result, word for word? Which one thing, costing them no more than five minutes, would have changed it for me? Keep this answer for the lesson on notices.',
      ),
    ],
  },
  'fair-in-which-sense': {
    after: [
      reflection(
        'Complete it for your system: “We consider this fair if …” Which of the three senses have you chosen, and which did you give up? What would somebody who bears the worse error say to your sentence?',
      ),
    ],
  },
  'a-person-who-may-disagree': {
    after: [
      quiz(
        'Oversight, or a signature?',
        75,
        multiple(
          'conditions',
          'A caseworker has ten minutes per case, the whole file, fifteen years of experience, and may decide otherwise. Each overrule appears beside her name on a monthly chart. Which conditions hold?',
          [
            right('time', 'Time', 'Ten minutes are not many. They are minutes.'),
            right('information', 'Information', 'The file, not only the score.'),
            right(
              'competence',
              'Competence',
              'In the matter. Ask whether she knows the habits of the system as well.',
            ),
            right('authority', 'Authority', 'She may decide otherwise.'),
            wrong('safety', 'Safety', 'A chart by name is a way of asking her not to.'),
          ],
          'Remove one, and you have a signature. Safety is the one that is removed most quietly.',
        ),
        single(
          'zero',
          'In twelve months nobody has overruled the system. How do you report this?',
          [
            wrong(
              'trust',
              'As growing trust',
              'It may be trust, fear or lack of time. The number cannot tell.',
            ),
            wrong(
              'accuracy',
              'As a sign of its accuracy',
              'Not one case in a year? Even people do not agree with each other so often.',
            ),
            right(
              'alarm',
              'As an alarm that has to be looked into',
              'Sit beside somebody for an hour. Count the minutes.',
            ),
          ],
          'Zero is an alarm. So is one person who does all of the overruling.',
        ),
        single(
          'burden',
          'Who should write the reason, in a decision that harms somebody?',
          [
            wrong(
              'overrules',
              'Whoever overrules the machine, because that is the exception',
              'Then following is free and thinking costs 300 words.',
            ),
            right(
              'follows',
              'Whoever follows it, in two sentences of their own',
              'Copying the score does not count.',
            ),
            wrong(
              'nobody',
              'Nobody; the score is the reason',
              'A score has no reasons that anybody could hear.',
            ),
          ],
          'Turn the burden round. A decision that harms needs somebody’s own two sentences.',
        ),
        short(
          'two-sentences',
          'Write two sentences with which you follow a recommendation to refuse a hardship loan, without mentioning the score.',
          'The household has 140 left each month after rent and food, and the loan would cost 190. I have spoken with Mr. Ilic, who expects no change before the autumn, and have told him about the debt counseling on Tuesdays.',
          'If you find two sentences about this person, you have decided. If you find none, you have copied.',
        ),
      ),
    ],
  },
  'tell-them-and-give-reasons': {
    after: [
      text('lead', 'A minute and a half: the same refusal, once as a wall and once as an explanation.'),
      recording('tell-them-and-give-reasons'),
    ],
  },
  'how-to-say-no': {
    after: [
      reflection(
        'What have I signed in the past year that I would rather not have? Was it lack of knowledge, of time, or of courage? Write down the remedy that belongs to your answer.',
      ),
    ],
  },
};
