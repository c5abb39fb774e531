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

export const meditationForPeopleWhoDecide: LessonAdditions = {
  'thoughts-are-weather': {
    after: [
      quiz(
        'One quiet word',
        75,
        matching(
          'labels',
          'Which label would you give?',
          {
            agenda: ['“First the budget, then I call Anna.”', 'planning'],
            lines: ['“And then he will say …, and I shall answer …”', 'rehearsing'],
            bell: ['“I am hopeless at this. Others are calm by now.”', 'judging'],
            coffee: ['“How long still? A coffee would be good.”', 'wanting'],
          },
          'A label is not an analysis. It is like saying “rain”. If you hesitate between two, either will do.',
        ),
        single(
          'traffic',
          'After a week a colleague says: “I cannot meditate. My head is full of thoughts.” What has she found out?',
          [
            wrong('unsuited', 'That it is not for her', 'It may not be. This does not show it.'),
            right(
              'looked',
              'What her head is like, because she has looked',
              'The traffic was there before. Now she has met it.',
            ),
            wrong(
              'technique',
              'That she is using the wrong technique',
              'Going back to one is the technique, and she did.',
            ),
          ],
          'It is proof that she has looked. Going back is the exercise, not the interruption of it.',
        ),
        single(
          'today',
          'At your desk you think: “This must go out today.” What does the practice change?',
          [
            wrong('false', 'You know that it is false', 'It may be a fact. There are deadlines.'),
            wrong(
              'ignore',
              'You let the thought pass and do nothing',
              'That would be a decision as well, taken without looking.',
            ),
            right(
              'ask',
              'You notice that it is a thought, and look whether it is a fact',
              'It may be a fact. It may be weather.',
            ),
          ],
          'At a desk, thoughts arrive without labels and look like the situation. The label gives you a moment in which to look.',
        ),
      ),
    ],
  },
  'what-i-avoid-by-being-busy': {
    after: [
      reflection(
        'The lesson asks you to write by hand and to share it with nobody, least of all a keyboard. So leave only a date here: the third day from today, on which you look whether the smallest honest step is still clear.',
      ),
    ],
  },
  'impulse-or-decision': {
    after: [
      quiz(
        'i or d?',
        75,
        single(
          'half-past-six',
          'It is half past six, you have not eaten, and a supplier has just called your work sloppy. The cancellation of his contract is drafted. What is the calmest reading?',
          [
            wrong(
              'right',
              'He deserves it; send it before you lose the courage to be clear',
              'He may. Will you think so on Thursday?',
            ),
            wrong('wrong', 'It is an impulse, so it is wrong', 'An impulse can be right. It can also wait.'),
            right(
              'wait',
              'It may be right, and it can wait until tomorrow morning',
              'Late, hungry and just criticized: three reasons not to do it now.',
            ),
          ],
          'Nothing irreversible after 18:00, before food, or within ten minutes of being criticized. The contract will still be there tomorrow.',
        ),
        single(
          'vanish',
          'Which of the four questions tells you most directly that it is an impulse?',
          [
            wrong(
              'thursday',
              'What will I think of it on Thursday?',
              'A good question about time. It does not yet separate the two.',
            ),
            right(
              'still',
              'If this feeling vanished right now, would I still do it?',
              'An impulse wants to end a feeling. Without it, there is nothing left to do.',
            ),
            wrong('room', 'Who is not in the room?', 'It widens the view, for impulses and decisions alike.'),
          ],
          'An impulse wants to end a feeling, a decision wants to bring something about. Take the feeling away, and see what remains.',
        ),
        multiple(
          'pause',
          'The lesson says that the pause used to be built into the world. What follows for you?',
          [
            right('bring', 'You have to bring it yourself', 'No stamp and no typist will.'),
            wrong(
              'slower',
              'You should use slower tools',
              'You may. A pause fits in front of a quick one, too.',
            ),
            right(
              'cheap',
              'A drafted reply is no reason to send it',
              'Speed is cheap. What it carries may not be.',
            ),
          ],
          'The reply drafts itself, and the order is one click away. What is scarce is the moment before.',
        ),
        short(
          'friday',
          'You marked nine decisions with *i* this week and would take seven again. What have you learned?',
          'Most of my impulses are sound, at least here. The two I would not take again have something in common: both came directly after a meeting with the same person. Before those, I wait.',
          'The marks are not there to abolish impulses. They show under which conditions yours are worth waiting for.',
        ),
      ),
    ],
  },
  'the-three-minute-pause': {
    after: [
      text(
        'lead',
        'The pause, with a guide. It takes a little less than two minutes; stop it whenever you like.',
      ),
      recording('the-three-minute-pause'),
      quiz(
        'Before you use it',
        60,
        ordering(
          'minutes',
          'Put the pause in order.',
          {
            arrive: 'Arrive: feet, ten out-breaths',
            see: 'See the decision in one sentence that contains a person',
            choose: 'Ask whether you can stand by it, with your name, in a year',
            act: 'Act, or write down when you will',
          },
          'Arrive, see, choose. Acting comes last, and writing down when you will is acting, too.',
        ),
        single(
          'opposite',
          'A system recommended a refusal. You ask what you would decide if it had said the opposite, and find: you would have accepted that as easily. What now?',
          [
            wrong('follow', 'Then both are defensible, and I follow it', 'Both may be. But who has decided?'),
            right(
              'undecided',
              'I have not yet decided anything',
              'Go back to minute two: one sentence, with a person in it.',
            ),
            wrong('reverse', 'I decide against the system', 'That is the same obedience, turned round.'),
          ],
          'If either answer would have done, yours is still missing.',
        ),
        single(
          'quiet',
          'Minute three, and the yes is loud. What does the lesson suggest?',
          [
            wrong('energy', 'Use the energy and act', 'It may be conviction. It may be relief.'),
            wrong('no', 'Take it as a no', 'A loud yes is not a no.'),
            right('someone', 'Check it with someone', 'A yes is usually quiet. A loud one wants company.'),
          ],
          'A loud yes often wants to end something. Another person hears the difference sooner than you do.',
        ),
      ),
    ],
  },
  'a-practice-for-bad-weeks': {
    after: [
      reflection(
        'Write your three sizes: large, small, tiny, each with its place in the day. Then one decision you have taken differently since the first lesson. If none comes to mind, whom will you ask?',
      ),
    ],
  },
};
