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

export const mindfulAttentionInANoisyWorkday: LessonAdditions = {
  'the-one-breath-return': {
    before: [
      text('lead', 'Forty seconds: what the movement looks like from the inside.'),
      film('the-one-breath-return'),
    ],
    after: [
      quiz(
        'Away, and back',
        60,
        ordering(
          'movement',
          'Put the movement in order.',
          {
            away: 'Say inwardly: “away”',
            breath: 'Breathe out once, fully',
            ask: 'Ask what you were doing, and for its next small step',
            hands: 'Do that step with your hands',
          },
          'Notice, breathe, ask, do. It takes eight seconds, and it is the same each time, so that it is there when you need it.',
        ),
        single(
          'nine-times',
          'In the evening you have noted 31 returns. Yesterday it was 14. What do you conclude?',
          [
            wrong(
              'worse',
              'I was more distracted than yesterday',
              'Perhaps. You also noticed more often, and that is the skill.',
            ),
            right('more', 'I noticed and came back more often', 'More is better.'),
            wrong('target', 'Tomorrow it must be fewer', 'Then you would have to notice less.'),
          ],
          'Wandering off is what minds do. What you train, and count, is the return.',
        ),
        single(
          'scold',
          'You notice that you have been away for ten minutes. “Again! Pull yourself together.” What is wrong with this sentence?',
          [
            wrong(
              'harsh',
              'It is too harsh; a friendlier one would do',
              'A friendly comment is a comment, too.',
            ),
            right('second', 'It is a second distraction', 'Scolding is a distraction dressed as discipline.'),
            wrong(
              'nothing',
              'Nothing; without discipline it does not work',
              'The discipline is to take the next small step.',
            ),
          ],
          'No comment, no resolution, no “again!”. One breath, and the next step.',
        ),
        short(
          'card',
          'The third step fails if you do not know what you were doing. Write the card for the task you return to after this lesson, in about five words.',
          'Reply to Oslo about dates.',
          'A verb, an object, perhaps a name. If it does not fit into five words, it may be two tasks.',
        ),
      ),
    ],
  },
  'where-do-you-go': {
    after: [
      reflection(
        'My mind’s favorite places are … The feeling just before I leave is usually … If the restlessness had a sentence to say, it would be … Leave the answers as they are; they are no program.',
      ),
    ],
  },
  'two-protected-hours': {
    after: [
      reflection(
        'Which two hours are your clearest, and who has them at present? Write the name of the work you would do in them, and the two people who may reach you meanwhile.',
      ),
    ],
  },
  'make-tools-wait': {
    after: [
      quiz(
        'May it interrupt you?',
        75,
        matching(
          'groups',
          'Sort what comes in.',
          {
            school: ['A call from your child’s school', 'Now: sound on'],
            colleague: ['A message from a colleague about Thursday', 'Today: no sound, at set times'],
            likes: ['“Eleven people liked your post”', 'Off: not silent, off'],
          },
          'People who need me now, people who need me today, everything else. The third group is the largest.',
        ),
        single(
          'silent',
          'Why is “everything else” switched off instead of made silent?',
          [
            wrong('battery', 'It saves the battery', 'It does. That is not what you are saving.'),
            right(
              'number',
              'A red number asks for attention without a sound',
              'Seeing it is enough. It is a decision about your attention that somebody else made.',
            ),
            wrong(
              'polite',
              'So that nobody expects an answer',
              'That is what the sentence in your status is for.',
            ),
          ],
          'A notification is a stranger’s decision about your attention. A silent one still waits at the window.',
        ),
        multiple(
          'assistant',
          'Which settings belong to an assistant that waits for you?',
          [
            right(
              'thinking',
              'Suggestions while typing are off for texts in which you find out what you think',
              'The first sentence should be yours.',
            ),
            wrong(
              'all-off',
              'Suggestions while typing are off everywhere',
              'For forms they do no harm. Leave them on.',
            ),
            right(
              'stand',
              'You do not watch a long answer being written',
              'Stand up, look far away, come back when it is done.',
            ),
          ],
          'The tool waits for you and not the other way round. The T marks on your slip show whether it does.',
        ),
        short(
          'rule',
          'Write the one sentence for your signature or status that tells others when you read messages, and what they do if it burns.',
          'I read messages at 9, 12 and 16. If it burns, call.',
          'Times and a door that stays open. Without the second half, neither you nor they can rest.',
        ),
      ),
    ],
  },
  'keep-what-worked': {
    after: [
      reflection(
        'Complete it: “At work, my attention is for …” Then the two practices you keep, the smallest form of each for a bad day, and the one you let go: “Not now.”',
      ),
    ],
  },
};
