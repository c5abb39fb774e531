import type { SeedCourse } from '../types.js';

export const leadershipWhenAnswersAreCheap: SeedCourse = {
  slug: 'leadership-when-answers-are-cheap',
  title: 'Leadership When Answers Are Cheap',
  promise:
    'Lead by the quality of your questions, your presence and your word, now that answers cost nothing.',
  track: 'leadership-transformation',
  level: 'advanced',
  access: 'pro',
  instructorKey: 'ines-valdor',
  outcomes: [
    'Frame questions that an institution can live with for a year',
    'Decide in the open, and bear it',
    'Keep your own voice in what you write and say',
    'Protect silence, disagreement and slowness where they are productive',
    'Name what you stand for in a page people can test',
  ],
  description: `For most of history, leaders were valued for knowing. Then for finding people who knew. Now everyone in the room has a fluent answer in their pocket, and the room has not become wiser.

What is left is the older half of the craft: to ask, to choose, to be present, to keep one's word. Nine lessons, written for people with responsibility for others. Do them slowly, beside your real work, with a notebook that is not connected to anything.`,
  modules: [
    {
      title: 'Ask',
      lessons: [
        {
          slug: 'the-price-of-an-answer',
          title: 'The price of an answer',
          exerciseMinutes: 10,
          kind: 'text',
          isPreview: true,
          body: `When something becomes cheap, look for what becomes scarce. Cheap calories made hunger rare and appetite a problem. Cheap images made seeing scarce. Cheap answers make *questions* scarce, and also **judgment**, **attention**, and **the willingness to be held to something**.

I watched an executive team prepare a strategy. In earlier years there was one paper, fought over. This time there were nine, all sound, produced in an afternoon. Nobody fought. You do not defend what cost you nothing. They chose the fourth, and three months later no one could say why.

The answers were not wrong. They were *unowned*.

A leader's work today is to give weight: to say which question we are living with, to let it cost something, to choose in the open and to stay. None of it can be generated, since its value lies in the fact that somebody did it.

**Practice.** Look at the last five decisions in your field. For each: who could have explained the reasons without notes? Who had a sleepless hour over it? Where both answers are "nobody", take it up once more. It has been produced, not decided.`,
        },
        {
          slug: 'a-question-for-a-year',
          title: 'A question for a year',
          exerciseMinutes: 10,
          kind: 'text',
          body: `Goals direct effort. Questions direct attention. Institutions have too many of the first and usually none of the second.

A question for a year is one that cannot be answered by looking it up, that everyone can work on from where they stand, and that would change something if we took it seriously. Some I have met:

- *What do our patients have to explain twice?* (a hospital)
- *When is a no from us helpful?* (a bank)
- *What would we do if we trusted the night shift?* (a factory)
- *What should a pupil be able to do alone?* (a school)

Note the form. Short, without jargon, slightly embarrassing. No "how can we optimize".

Put it on no poster. Open with it, once a month: "What have you seen this month about our question?" Collect observations, not proposals. Let three months pass before anyone draws a conclusion.

You may put the question to a machine as well, and you will receive a list. Read it, put it aside, and notice: it has not *seen* anything.

**Practice.** Write ten. Read them to three people at different levels. Keep the one after which somebody was silent.`,
        },
        {
          slug: 'the-question-i-avoid',
          title: 'The question I avoid',
          exerciseMinutes: 15,
          kind: 'reflection',
          body: `You cannot ask of others what you spare yourself. Three quarters of an hour, the unconnected notebook, a door that closes.

Write these questions, each on its own page, and under it whatever comes. Do not finish one before you begin the next; go round and round.

*What am I pretending not to know?*

*Who pays for my way of leading, and with what?*

*What would I do if I were not afraid of being thought slow?*

*Which of my strengths has become an excuse?*

*What have I not said to the person I most depend on?*

After half an hour one page will be fuller than the rest, or conspicuously empty. Stay with that one for the remaining time.

Then decide nothing. Put the notebook away for three days. On the third read only that page and underline one sentence.

I have to warn you of one thing. You will be tempted to look for advice at once, and advice is now available at any hour in an agreeable tone. It will be sensible. It will also end the question. Some questions are meant to make us uneasy until we have changed, and an early answer is an anesthetic.

Underline. Wait. Tell one human being.`,
        },
      ],
    },
    {
      title: 'Choose',
      lessons: [
        {
          slug: 'deciding-in-the-open',
          title: 'Deciding in the open',
          exerciseMinutes: 10,
          kind: 'text',
          body: `When anyone can produce reasons for anything, reasons persuade less. What persuades is to see *how* somebody chose.

Try telling a decision in five sentences, aloud, to those whom it concerns:

1. "This is what I had to decide, and by when."
2. "These were the two or three real options." (Show the best version of those you rejected.)
3. "This weighed most with me, and this I gave up for it."
4. "This is what helped me: people by name, data, and tools, and what they were used for."
5. "I could be wrong in this way. We look again on … Until then it holds."

The third sentence is the difficult one. A decision without a loss is a preference. People trust a leader who can say what was given up, above all if they are the ones who wanted it.

The fourth keeps the oracle out. "We used a model for the demand forecast; it did not tell us to close the site. I decided that."

**Practice.** Do it for your next decision that disappoints somebody. Speak without slides. Afterwards ask a skeptic: "Could you tell it to the others as I told it to you?" Where the retelling breaks off, you were vague.`,
        },
        {
          slug: 'disagreement-worth-having',
          title: 'Disagreement worth having',
          exerciseMinutes: 10,
          kind: 'text',
          body: `Machines agree with us, and the habit spreads. In many rooms I hear less contradiction than five years ago, in a better tone. Do not be pleased too soon.

Productive disagreement has conditions you can create.

**Positions before discussion.** Each writes three lines by hand, before anyone speaks and before any tool is opened. Read them out in turn, juniors first. You will see differences that ten minutes later would have been gone.

**The strongest version.** Nobody may contradict until they have stated the other's view so that the other says, "Yes, better than I did."

**A protected dissenter.** For each serious decision one person has the office of arguing against it. It rotates. Their work is acknowledged whether or not they prevail.

**Disagree and be recorded.** Whoever remains unconvinced may have their reason entered in the minutes, in their own words. After a year you read these entries together. It is the most instructive hour of the year.

An assistant may supply objections, as an exercise. But an objection that nobody holds can be ignored without consequence, and people notice that as well.

**Practice.** Introduce the first condition in your next three meetings. Count the differences.`,
        },
        {
          slug: 'slow-on-purpose',
          title: 'Slow on purpose',
          exerciseMinutes: 10,
          kind: 'text',
          body: `Some things get better when they are quick: refunds, apologies, ambulances. Others get worse: judgments about people, closing things that cannot be reopened, naming a child. Wise institutions know which is which and build slowness in where it belongs.

Forms of deliberate slowness:

- **Two readings.** A decision is discussed, then confirmed at the next meeting. In between one sleeps.
- **The cooling night.** No dismissal, no public reply, no contract above a certain sum on the day it was first proposed.
- **Handwork.** Letters of condolence, references and warnings are written by a person, from the first word.
- **The visit.** Whoever decides about a place has been there.
- **The unrecorded hour.** One conversation a month among those responsible, without devices, minutes or results.

You will have to defend them. The argument against is always the same: we could have had it today. The reply is: "Yes. And we shall have to live with it for ten years."

**Practice.** Write two lists for your field: *should be quicker*, *should be slower*. Five entries each. Start with one from each list in the same week, so that nobody thinks you are merely nostalgic.`,
        },
      ],
    },
    {
      title: 'Stand',
      lessons: [
        {
          slug: 'in-your-own-voice',
          title: 'In your own voice',
          exerciseMinutes: 10,
          kind: 'text',
          body: `You can tell by now, can't you? The message of thanks that arrives in four balanced paragraphs. Nobody has lied. Nobody was there, either.

A leader's words work because they commit a person. *I saw what you did on Sunday* is seven words, and holds for years. So decide what you write yourself, always:

**Thanks. Apology. Refusal. Mourning. Promise.** Five kinds. Keep them by hand, short and imperfect.

For the rest, use help as you please, on three conditions. You begin: the first paragraph, however clumsy, is yours, for it contains what you think. You end: read it aloud and strike out every sentence you would not say. You answer: if somebody asks about a line, you can go on from it.

Your voice also needs exercise. Write one page a week that no one has ordered and nobody improves. After a month compare it with what you send out. You will hear where you have become smooth.

*And disclose without fuss.* "Drafted with help, and I mean it" is respectable. To be caught is not.

**Practice.** Today send one message of thanks, at most thirty words, with a detail only you could know.`,
        },
        {
          slug: 'presence-cannot-be-sent',
          title: 'Presence cannot be sent',
          exerciseMinutes: 10,
          kind: 'text',
          body: `Your summary of the meeting can be sent, your avatar soon as well. Why come?

Because certain things only happen between bodies in a room, or at least voices in the same minute. Somebody hesitates and you see it. A silence goes on for too long and everybody knows what it was about. You change your mind visibly, and others learn that it can be done. Your being there *costs* you something; this is how they know that it matters.

Therefore choose. You cannot be present everywhere, and half-presence insults twice. Draw up a list of occasions at which you will be entirely there, without a device, to the end:

- when someone is told something that hurts
- when someone is honored
- when something has gone wrong, on the same day
- when beginners begin
- when the question for the year is discussed

Be absent from the rest, frankly, and let someone decide in your place. Do not send a bot to listen. It says: I want the information without the relationship.

**Practice.** Write your list of five. Tell your assistant, human or otherwise, that these are not to be moved. Keep it for three months.`,
        },
        {
          slug: 'a-page-people-can-test',
          title: 'A page people can test',
          exerciseMinutes: 15,
          kind: 'reflection',
          body: `Values on walls cannot be tested. A page can. Write yours, in the first person, in words you would use at your own table.

1. **What I ask.** The question I am living with this year.
2. **What I decide myself,** and will never call "what the analysis says". Three kinds of decisions.
3. **What I give away:** to whom, with which freedom.
4. **What I do by hand,** and what with help, and how you will know.
5. **When I shall be there,** entirely.
6. **What may be slow.** What must be quick.
7. **How to contradict me:** where, when, in which form, and what I shall do on the same day.
8. **What you may remind me of** when I have forgotten this page.

Each line must be breakable. "I respect everyone" is not. "I answer a written objection in my own hand within three days" is.

Give it to five people who depend on you. Ask them to mark with a dot what they have seen, and with a circle what they have not. Do not explain the circles. Choose one and live differently until it is a dot.

We began with the price of an answer. This page is yours. It will cost you something, and that is what makes it worth reading.`,
        },
      ],
    },
  ],
};
