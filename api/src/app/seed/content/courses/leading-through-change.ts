import type { SeedCourse } from '../types.js';

export const leadingThroughChange: SeedCourse = {
  slug: 'leading-through-change',
  title: 'Leading Through Change',
  promise: 'Bring a team through a new way of working without losing trust on the way.',
  track: 'leadership-transformation',
  level: 'introductory',
  access: 'free',
  instructorKey: 'caroline-whitford-reyes',
  outcomes: [
    'Say what is changing, what is not, and what you do not know yet',
    'Hear resistance as information',
    'Plan the first ninety days with three commitments you can keep',
    'Notice the losses and give them a place',
  ],
  description: `People do not resist change. They resist loss, and being handled. That is good news, because you can do something about both.

This course is for anyone who has been told to introduce something: a tool, a structure, a way of deciding. Nine lessons, each with a tool I still use after twenty-two years. Bring one change that is under way now, and the names of the people it touches.`,
  modules: [
    {
      title: 'Before you announce',
      lessons: [
        {
          slug: 'what-changes-what-stays',
          title: 'What changes, what stays',
          exerciseMinutes: 10,
          kind: 'video',
          isPreview: true,
          body: `Most announcements describe the new thing. Listeners are asking something else: *what does this mean for my Monday?*

Before you write a word, fill in a table with three columns.

**Changes.** In concrete terms, by role. "Dispatchers receive a proposed route and confirm or alter it" and not "AI-supported dispatching".

**Stays.** What people may fear for and need not. Be careful: write only what you can guarantee, and for how long. "No one loses their position through this project before the end of next year. I have that in writing."

**Not yet known.** The honest column. Each line gets a date by which it will be known, or by which you will say that it still is not.

If the third column is empty, nobody will believe the other two.

Then read it as three different people: the most experienced, the newest, and the one who was badly treated last time. Each will look for a different line. Is it there?

**Exercise.** Fill in the table for your change. Give it to one person from each role before anybody drafts slides. Ask: "Which line will be talked about in the break room?"`,
        },
        {
          slug: 'the-loss-inventory',
          title: 'The loss inventory',
          exerciseMinutes: 10,
          kind: 'text',
          body: `Every improvement takes something from somebody. Listing the losses does not create them. It shows that you can see.

There are seven that recur:

- **competence:** I was good at the old way
- **status:** people came to me
- **company:** we did this together
- **control:** I chose the order of my day
- **meaning:** this was the part that mattered
- **security:** will I be needed?
- **time:** learning is extra, at first

Take each person who is seriously affected and mark what they stand to lose. You will be surprised by some quiet ones. The colleague who prints the weekly list may be losing the only occasion on which everybody speaks to her.

For each mark ask: *can it be avoided, replaced, or at least honored?* Avoid what you can. Replace what you cannot avoid: a new expertise, another reason to come by. Honor the rest by naming it in front of others, without a "but" in the next sentence.

**Exercise.** Do it for your five most affected people. Choose one loss and repair it this week, without mentioning the project.`,
        },
        {
          slug: 'my-own-unease',
          title: 'My own unease',
          exerciseMinutes: 10,
          kind: 'reflection',
          body: `People read your face before your slides. If you are uneasy and pretend otherwise, they will notice the pretense and wonder what is behind it.

Take twenty minutes before the announcement.

1. What do *I* lose through this change? Go through the seven.
2. What do I doubt about it? Have I said so, to whom, with what result? If I have not, what stopped me?
3. On what do I stake my name here? On what do I not?
4. In an earlier change that I went through as a subordinate, what did my manager do that I have never forgotten? Which of us is standing there now?
5. What will I find hardest to hear from my team?

Decide what of this you may say openly. Not everything: a leader is not obliged to think aloud. But one true sentence of unease gives others permission to be truthful: *"I am convinced of the direction, and I do not yet know how we shall keep the night shift's knowledge. That worries me."*

If your doubts are serious, your next step is not the announcement. It is a conversation upward, prepared with question two.`,
        },
      ],
    },
    {
      title: 'The first ninety days',
      lessons: [
        {
          slug: 'an-announcement-people-can-use',
          title: 'An announcement people can use',
          exerciseMinutes: 10,
          kind: 'text',
          body: `Make it short, spoken, and followed by silence.

**Order.** What is changing, and when (two sentences). Why, with the honest reason, including money if it is about money. What stays. What is not yet known and when it will be. What happens tomorrow morning. Where to take a question today.

**Delivery.** In person or by voice, by the one who is accountable, to those most affected first. Never let people learn about their work from a rumor, a newsletter or a machine-written summary.

**Words to leave out.** Exciting, journey, simply, just, unfortunately, going forward. They tell people how to feel.

**Then be quiet.** Count to ten in your head. The first question is a probe; answer it plainly and thank nobody for "a great question". "I do not know. I will tell you on Thursday" is a complete answer, provided that Thursday comes.

**Afterwards** write down each question word for word and publish the list with answers within two days. Include the rude ones. People look for theirs.

**Exercise.** Write your announcement in at most 200 words. Read it aloud, standing. Strike out what you cannot say while looking at somebody.`,
        },
        {
          slug: 'resistance-is-data',
          title: 'Resistance is data',
          exerciseMinutes: 10,
          kind: 'text',
          body: `When somebody pushes back, one of four things is usually going on.

**I do not see it.** The reason has not arrived. *Give an example from their work, not a slide.*

**I do not believe it.** They have seen three such projects die. *Show what is different, or wait and keep one promise.*

**I cannot do it.** Skill, time, eyesight, the keyboard. People seldom say this; they say the tool is bad. *Offer practice without an audience.*

**I do not want it.** They have weighed it up and disagree, perhaps rightly. *Discuss. Change something. Or decide, and say that you have heard and decided otherwise.*

Persuasion for the third makes it worse, and training for the fourth is an insult. So ask before you answer: "Tell me what you see that I do not." Then summarize until they say "exactly".

The sharpest critic is often the one who cares most about the work. In a hospital the loudest opponent of a new handover tool knew eleven cases it would get wrong. She wrote the test set. It got better, and so did the mood.

**Exercise.** Speak with your three strongest critics this week. Bring paper, not arguments.`,
        },
        {
          slug: 'three-promises',
          title: 'Three promises',
          exerciseMinutes: 10,
          kind: 'text',
          body: `Trust is not built by vision. It is built by small promises, visibly kept. For the first ninety days choose exactly three.

A good promise is **specific**, **dated**, **within your own power**, and **matters to those affected**. "We will communicate openly" is none of these. Better:

- "Every Friday by noon you get a half-page: what happened, what went wrong, what is next. Even if nothing happened."
- "Whoever is learning the system gets four hours a week off the roster until 1 May. I have had it put into the plan."
- "If the error rate exceeds three percent, we stop, and I tell you the same day."

Announce them. Put them on a wall. Keep them when it is inconvenient; the inconvenient time is the one that counts.

If you break one, say so before anyone else does: what, why, what now. A broken promise that is named costs little. One that is passed over costs the other two.

**Exercise.** Write three. Ask someone on the team which of them would make a difference. Replace the one that makes them shrug. Put ninety days of reminders into your calendar.`,
        },
      ],
    },
    {
      title: 'Making it hold',
      lessons: [
        {
          slug: 'learning-in-public',
          title: 'Learning in public',
          exerciseMinutes: 10,
          kind: 'text',
          body: `Adults learn new tools badly under observation and well in company. The art is to have company without an audience.

**Begin with pairs** of different experience, an hour a week, on real work. One types, the other asks why. Swap.

**Hold a weekly "what went wrong" of fifteen minutes.** You go first, with a mistake of your own, a proper one. After three weeks somebody will bring theirs. Write down what it teaches, never whose it was.

**Make the beginner valuable.** A person in their second week sees what everybody else has stopped seeing. Collect first impressions in writing before they fade.

**Protect the slow.** Speed in the first month predicts nothing. Some of your best people want to understand before they touch. Give them the manual, and a door to close.

**Stop praising usage.** Counting log-ins gets you log-ins. Ask instead what has got better for a customer, a pupil, a patient, and let the person who made it better tell it.

**Exercise.** Set up the fifteen minutes for four weeks. Prepare your own mistake. If it does not make you blush a little, choose another.`,
        },
        {
          slug: 'endings-deserve-a-moment',
          title: 'Endings deserve a moment',
          exerciseMinutes: 10,
          kind: 'text',
          body: `We launch with cake and end by neglect. The old system goes on for a year because nobody has dared to say goodbye, or vanishes overnight as though those who built it had been fools.

An ending takes half an hour. I have seen it done in a canteen, on a loading ramp, in an archive.

1. **Say what it was for, and thank it** through the people who kept it going. By name. Include those who have left; write to them.
2. **Tell three stories.** Ask the long-serving. There will be laughter, and one story that goes quiet.
3. **Take something along.** What did the old way know that the new one must not forget? Write it down, with an owner.
4. **Close it.** Someone switches it off, removes the sign, shuts the folder. Visibly.
5. **Eat.**

This is not sentimentality. People who have been allowed to finish are free to begin. Those who have not will go on using the old form in secret, and you will call it resistance.

**Exercise.** What ended in the last year without a moment? It is not too late. Put half an hour into the calendar and invite those who remember.`,
        },
        {
          slug: 'ninety-days-later',
          title: 'Ninety days later',
          exerciseMinutes: 10,
          kind: 'reflection',
          body: `Put this lesson into your calendar for the ninetieth day. If you are reading ahead, do it now for a change that lies behind you.

Answer alone first, then with the team, and compare.

1. **What did we say would happen? What did?** Take out the table from the first lesson. Go through it line by line, including the third column.
2. **The three promises.** Kept, broken, broken and named?
3. **Who has grown?** Name a person and a moment.
4. **Who has gone quiet?** Not left; gone quiet. What have I done about it?
5. **What have we stopped noticing** that troubled us in the first week? Is it solved, or have we got used to it?
6. **What would we undo?** If the answer is "nothing", ask someone who joined after the start.
7. **Would they follow me into the next one?** How do I know?

Write half a page for those who come after you: *If you do something like this, then …* Send it to a colleague who has a change ahead.

And decide one thing: is this change finished? Say so aloud. An organization in which nothing is ever finished is tired for good reasons.`,
        },
      ],
    },
  ],
};
