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

export const leadingThroughChange: LessonAdditions = {
  'what-changes-what-stays': {
    before: [
      text('lead', 'Forty seconds: three columns, and why the third one decides about the other two.'),
      film('what-changes-what-stays'),
    ],
  },
  'the-loss-inventory': {
    after: [
      quiz(
        'What is being lost?',
        75,
        matching(
          'losses',
          'Match each sentence with the loss behind it.',
          {
            ask: ['“People used to come to my desk with it.”', 'Status'],
            lunch: ['“We always did the counting together.”', 'Company'],
            order: ['“Now the system says what I do at nine.”', 'Control'],
            craft: ['“I could tell by the sound of the engine.”', 'Competence'],
          },
          'People say what they lose, if you listen for it. They seldom use the word.',
        ),
        single(
          'list',
          'The new system prints the weekly list by itself. The colleague who used to print it is quiet. What do you do first?',
          [
            wrong(
              'explain',
              'Explain how much of her time the new system saves, week after week',
              'She knows. It may not have been about time.',
            ),
            right(
              'ask',
              'Ask what happened on the day when she went round with the list',
              'Perhaps it was the only occasion on which everybody spoke to her.',
            ),
            wrong(
              'task',
              'Give her another task quickly',
              'It may be the right one. You do not know yet what it has to replace.',
            ),
          ],
          'Before you replace a loss, find out which one it is.',
        ),
        single(
          'but',
          'Which sentence honors a loss?',
          [
            wrong(
              'progress',
              '“You were excellent at this, but we have to look ahead.”',
              'Everyone heard the “but”.',
            ),
            wrong(
              'soon',
              '“In a month you will not miss it any more.”',
              'This tells her how to feel, and when.',
            ),
            right(
              'years',
              '“For eleven years you heard the fault before any gauge did. We are giving this up, and I know what it was.”',
              'Named, in front of others, with nothing after it.',
            ),
          ],
          'Honor it by naming it, without a “but” in the next sentence.',
        ),
        multiple(
          'order',
          'In which order do you treat losses, and why?',
          [
            right('avoid', 'First avoid those you can', 'The cheapest and the most often forgotten.'),
            right(
              'replace',
              'Then replace those you cannot avoid',
              'A new expertise, another reason to come by.',
            ),
            right('honor', 'Honor the rest', 'Not everything can be replaced.'),
            wrong(
              'hide',
              'Leave out those that nobody has mentioned',
              'Listing them does not create them. It shows that you can see.',
            ),
          ],
          'Avoid, replace, honor. And do one of them this week, without mentioning the project.',
        ),
      ),
    ],
  },
  'my-own-unease': {
    after: [
      reflection(
        'What do *I* lose through this change, and to whom have I said it? Write the one true sentence of unease that you may say openly. If your doubts are serious: with whom is the conversation upward, and when?',
      ),
    ],
  },
  'resistance-is-data': {
    after: [
      quiz(
        'What is going on?',
        75,
        matching(
          'kinds',
          'Match each remark with what is probably behind it.',
          {
            seen: ['“And what is wrong with the way we do it?”', 'I do not see it'],
            third: ['“This is the fourth project with a logo.”', 'I do not believe it'],
            slow: ['“The screen is useless. You cannot read anything.”', 'I cannot do it'],
            patients: ['“I have thought about it. For my patients, it is worse.”', 'I do not want it'],
          },
          'Probably. So ask before you answer: “Tell me what you see that I do not.”',
        ),
        single(
          'training',
          'An experienced nurse says that the handover tool gets certain cases wrong. She is offered another training session. What does she hear?',
          [
            right(
              'insult',
              '“You have not understood it.”',
              'She has weighed it up and disagrees. Training is an insult.',
            ),
            wrong(
              'care',
              '“We take care of you.”',
              'It is meant in this way. She was talking about patients.',
            ),
            wrong('time', '“You have too little time.”', 'Perhaps. First of all, nobody asked which cases.'),
          ],
          'Training is for those who cannot do it. Whoever does not want it needs a discussion, a change, or a decision with reasons.',
        ),
        single(
          'critic',
          'What did the hospital do with its loudest opponent?',
          [
            wrong('convinced', 'It convinced her', 'It did not have to. She was right about eleven cases.'),
            right('test', 'It let her write the test set', 'The tool got better, and so did the mood.'),
            wrong('moved', 'It moved her to another ward', 'Then the eleven cases would have remained.'),
          ],
          'The sharpest critic is often the one who cares most about the work.',
        ),
        short(
          'exactly',
          'Somebody says: “We did this in 2019, and in the end we had both systems.” Summarize it, so that they answer “exactly”.',
          'You expect that we shall not switch the old one off, and that you will then do everything twice, as you did in 2019. And nobody has said to you what is different this time.',
          'A summary that earns an “exactly” contains the fact, the fear, and what has been left unsaid. It contains no answer yet.',
        ),
      ),
    ],
  },
  'three-promises': {
    after: [
      reflection(
        'Write your three promises. Strike out each word that cannot be broken. Which of them will be inconvenient, and when? What will you say on the day you break one?',
      ),
    ],
  },
  'ninety-days-later': {
    after: [
      reflection(
        'Who has gone quiet, and what have I done about it? Then half a page for those who come after you: *If you do something like this, then …* And one thing to decide: is this change finished?',
      ),
    ],
  },
};
