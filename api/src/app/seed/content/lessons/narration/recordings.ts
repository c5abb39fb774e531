import { said, type Narration } from './narration.js';

/** The words of the recordings, by name; `npm run media` records them. */
export const recordings: Record<string, Narration> = {
  'ask-for-the-questions-first': {
    title: 'Being interviewed: a farewell speech in five questions',
    lines: [
      ...said(
        'You have to give a speech. A colleague leaves on Friday, after nineteen years.',
        'You do not know how to begin. Here is how the interview may go.',
      ),
      {
        text: 'Before you draft anything, ask me up to five questions. One at a time. Wait for each answer.',
      },
      { by: 'Machine', text: 'What was her position, and when did she join?' },
      { text: 'Dull. The facts are on the invitation. I say: skip.' },
      { by: 'Machine', text: 'What did people come to her for, that was not her job?' },
      {
        text: 'The newcomers ate lunch with her. All of them, in their first week. Nobody had asked her to do it.',
      },
      { by: 'Machine', text: 'What will go wrong on the Monday after she has left?' },
      {
        text: 'The newcomers will eat alone. I had not seen that before I said it.',
      },
      {
        by: 'Machine',
        text: 'What is the purpose of this speech: to thank her, or to comfort the others?',
        pause: 1,
      },
      {
        text: 'That is the uncomfortable one. I had planned to comfort the others. She deserves the thanks.',
        pause: 1,
      },
      {
        text: 'Now I know what I want to say, whether or not the draft turns out well.',
      },
      { text: 'I stop here, before the draft, and write the first paragraph myself.', pause: 0.8 },
      { text: 'In their first week, most of us ate lunch with Renate.' },
      {
        text: 'She never told anybody that this was a plan. I think it was the best plan this house has had.',
        pause: 0.9,
      },
      ...said('One question was dull, and one was uncomfortable. You need both. Now it is your turn.'),
    ],
  },
  'the-three-minute-pause': {
    title: 'The pause, with a guide',
    lines: [
      {
        text: 'This is the pause, in a short form. Think of one decision that cannot be undone, and sit down.',
        pause: 2,
      },
      { text: 'Arrive. Put both feet on the floor. Let your face be as tired as it is.', pause: 3 },
      { text: 'Breathe out, and count: one.', pause: 4 },
      { text: 'Two.', pause: 4 },
      { text: 'Three. Go on counting by yourself.', pause: 7 },
      { text: 'Now see. Put the decision before you in one sentence that contains a person.', pause: 6 },
      { text: 'Look at it without arguing. What do you feel?', pause: 5 },
      { text: 'What do you want to be spared?', pause: 5 },
      { text: 'What does this person need, that costs you little?', pause: 6 },
      {
        text: 'Now choose. Can I stand by this with my name, in front of those it concerns, in a year?',
        pause: 7,
      },
      {
        text: 'Wait for the answer. A yes is usually quiet. A loud yes wants to be checked with someone.',
        pause: 4,
      },
      { text: 'If a system recommended it: what would you decide, if it had said the opposite?', pause: 5 },
      { text: 'Then act. Or write down when you will.' },
    ],
  },
  'tell-them-and-give-reasons': {
    title: 'One refusal, read twice',
    lines: [
      {
        text: 'Listen to the same refusal twice. You are the person it is addressed to. The first letter.',
        pause: 1,
      },
      {
        by: 'Letter',
        text: 'Your application for a place was evaluated on the basis of a variety of complex factors.',
      },
      { by: 'Letter', text: 'The score you achieved does not permit an allocation at this time.' },
      { by: 'Letter', text: 'This notification is valid without a signature.', pause: 1.4 },
      { text: 'What would you correct? Whom would you call? This letter does not explain. It announces.' },
      { text: 'Now the second letter. The answer is still no.', pause: 1 },
      {
        by: 'Letter',
        text: 'Dear Mrs. Olsen. We cannot offer Jonas a place in September. There were forty places, and sixty-one children.',
      },
      {
        by: 'Letter',
        text: 'Two facts weighed most. You live more than two kilometers away, and the form says that one parent is at home.',
      },
      {
        by: 'Letter',
        text: 'If you both work, or if one of you begins to work before August, this changes the result.',
      },
      { by: 'Letter', text: 'A program sorted the applications. Marit Dahl read yours, and decided.' },
      {
        by: 'Letter',
        text: 'If you disagree, call us by the fourteenth of May, or reply to this letter.',
      },
      {
        by: 'Letter',
        text: 'A colleague who has not seen your case before will look at it.',
        pause: 1.4,
      },
      {
        text: 'The decision. The facts that weighed most. What would have changed it. What a program did. How to object.',
      },
      {
        text: 'A no can be borne. Could she, with this letter, correct an error? Then it is an explanation.',
      },
    ],
  },
  'what-i-know-from-inside': {
    title: 'Looking from inside, a short guide',
    lines: [
      {
        text: 'This guide shows you the way once. Afterwards you go it alone, and slowly, for twenty minutes.',
        pause: 2,
      },
      { text: 'Sit. Let your eyes close, or let them rest on the floor.', pause: 4 },
      { text: 'Begin with sounds. The nearest one. The farthest one. You need not name them.', pause: 8 },
      {
        text: 'Now the body. Where it touches the chair. Where it is warm. Where you feel nothing at all.',
        pause: 7,
      },
      { text: 'Now thoughts, as they come. Let the next one appear, and see where it goes.', pause: 8 },
      { text: 'And now look for the one who is looking.', pause: 7 },
      { text: 'Is there a center? Where? Does it stay?', pause: 8 },
      { text: 'Do not decide beforehand what you should find. Not finding is a finding, too.', pause: 6 },
      { text: 'Come back to sounds. Open your eyes.', pause: 3 },
      { text: 'What was unmistakably there? Use plain words. Warm. Humming. Bored.', pause: 1.5 },
      { text: 'Write them down before you explain them.' },
    ],
  },
  'reviews-that-change-something': {
    title: 'A tailboard review, from start to finish',
    lines: [
      {
        text: 'A delivery of meals reached a ward forty minutes late. Four people were there. This is their review, shortened.',
      },
      { text: 'First question. What did we intend?' },
      { by: 'Driver', text: 'Lunch at ten past twelve, hot, on the third floor.' },
      { text: 'What happened?' },
      {
        by: 'Cook',
        text: 'I saw the list at half past ten, and it had nine diets I did not know. I assumed somebody had checked them.',
      },
      {
        by: 'Driver',
        text: 'I saw the trolley was not ready, and I waited. I assumed they had told the ward.',
      },
      {
        text: 'Each speaks for themselves: I saw, I assumed. Nobody has proposed a solution yet. Why the difference?',
      },
      {
        by: 'Nurse',
        text: 'The list changes after the morning round. It always has. We send it, and nobody has ever said that it comes too late.',
      },
      { text: 'The most senior person speaks last, and about her own part first.' },
      { by: 'Manager', text: 'I moved the round to ten o’clock, in March. I did not ask the kitchen.' },
      { text: 'And what do we do next time? One change. Not eight.' },
      {
        by: 'Nurse',
        text: 'I phone the kitchen when a list has more than three new diets. From tomorrow. We look at it in two weeks.',
      },
      {
        text: 'One change, with a name, and a date. It will be read out at the beginning of the next review. If it was not done, that comes first.',
      },
    ],
  },
  'deciding-in-the-open': {
    title: 'A decision, said aloud',
    lines: [
      {
        text: 'A director speaks to the forty people of a branch library. She has no slides. Listen for five things.',
        pause: 1,
      },
      { by: 'Director', text: 'I had to decide by the end of June how we save ninety thousand a year.' },
      {
        by: 'Director',
        text: 'There were two real options: to close this branch on Saturdays, or to leave three posts unfilled.',
        pause: 0.35,
      },
      {
        by: 'Director',
        text: 'The second would have kept every door open, and many of you argued well for it.',
      },
      {
        by: 'Director',
        text: 'I have chosen to close on Saturdays. What weighed most with me is that tired people make bad libraries.',
        pause: 0.35,
      },
      {
        by: 'Director',
        text: 'I have given up the families who can only come on that day, and I know some of them by name.',
        pause: 1,
      },
      {
        by: 'Director',
        text: 'I was helped by Tomas, by the visitor counts, and by a model that forecast demand. The model did not tell us to close. I decided that.',
      },
      {
        by: 'Director',
        text: 'I could be wrong, if those families do not come on other days. We look again on the first of February. Until then, it holds.',
        pause: 1.2,
      },
      {
        text: 'The third thing, what she gave up, was the difficult one. A decision without a loss is a preference.',
      },
      { text: 'And the fourth keeps the oracle out: she named the tool, and what it was used for.' },
      {
        text: 'Could you retell it to somebody who was not there? Try. Where the retelling breaks off, it was vague.',
      },
    ],
  },
};
