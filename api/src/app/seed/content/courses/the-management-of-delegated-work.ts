import type { SeedCourse } from '../types.js';

export const theManagementOfDelegatedWork: SeedCourse = {
  slug: 'the-management-of-delegated-work',
  title: 'The Management of Delegated Work',
  promise:
    'Hand work to people and to machines so that it comes back right, and know which of the two should have had it.',
  track: 'leadership-transformation',
  level: 'intermediate',
  access: 'pro',
  instructorKey: 'caroline-whitford-reyes',
  outcomes: [
    'Delegate outcomes with clear freedom and clear limits',
    'Decide between a person, a tool and not doing it',
    'Review work without taking it back',
    'Keep people growing when tools take the easy tasks',
    'Run a team in which everyone knows who answers for what',
  ],
  description: `Delegation was always hard to learn. Now half of what used to be given to beginners goes to a tool, and many managers find that they have become checkers of text instead of leaders of people.

Nine lessons on giving work away well: to whom, with what freedom, checked how, and to what end. You need a team of at least two and a list of what you did last week.`,
  modules: [
    {
      title: 'To whom',
      lessons: [
        {
          slug: 'person-tool-or-nobody',
          title: 'Person, tool or nobody?',
          exerciseMinutes: 10,
          kind: 'text',
          isPreview: true,
          body: `Before you hand something over, there is a decision you normally skip. Three questions, in this order.

**1. Does it have to be done?** Strike out what nobody would miss. About a tenth of any list.

**2. Would somebody grow by doing it?** Then give it to a person, even if a tool would be quicker. A first contract draft, the visit to an angry client, the numbers for the board: these are the rungs of a ladder. If the tool stands on the lower rungs, no one will reach the upper ones.

**3. Would somebody be diminished by not being asked?** Some tasks carry recognition. The colleague who has written the anniversary speech for twelve years will not be relieved to hear that it now takes four seconds.

What is left, and can be checked, may go to a tool.

*Note the order.* Efficiency comes last, not because it is unimportant, but because it speaks loudest and needs no help.

**Exercise.** Take last week's list. Mark each item: nobody, person (who?), tool, me. How many "me" remain? For each of them finish the sentence "Only I can do this because …" aloud. Strike out those at which you smile.`,
        },
        {
          slug: 'five-levels-of-freedom',
          title: 'Five levels of freedom',
          exerciseMinutes: 10,
          kind: 'video',
          body: `"Just take care of it" has at least five meanings. Trouble begins when giver and taker think of different ones.

1. **Find out** and report. I decide.
2. **Recommend.** I decide, and I will tell you why if I differ.
3. **Decide, then tell me before** you act. Silence by noon means yes.
4. **Decide and act, then tell me.**
5. **Decide and act.** Tell me if you need me.

Say the number. It takes one second and prevents most disappointments. Write it next to the task.

With people, levels rise with practice: after two good results, go up one, and say so; it is the cheapest praise there is. Going down a level needs a conversation, never a silent correction.

With tools the number matters as well. A system that drafts replies is at two. If replies go out unless somebody objects, it is at three, whatever the vendor calls it. Have you decided that, or did it happen?

**Exercise.** Write down the level for ten current tasks. Ask the person concerned, separately, which level they think they have. The differences are your agenda for the next one-to-ones.`,
        },
        {
          slug: 'what-i-hold-on-to',
          title: 'What I hold on to',
          exerciseMinutes: 10,
          kind: 'reflection',
          body: `Most of us know the theory. What keeps us from delegating is seldom time.

Take the items still marked "me" after the first lesson. Choose the three that you would most like to keep, and write about each:

1. What do I *get* from doing it? Calm, applause, contact, the feeling of being good at something?
2. What am I afraid would come out if someone else did it? That it goes wrong? That it goes better?
3. What do others learn from the fact that I never give it away?
4. When did I last give away something I loved? What did it become?

Then think about tools. For many leaders it is easier to delegate to a machine than to a person: it does not ask why, it does not need praise, it never does better than we did in a way that hurts. Have I recently passed a person over for that reason? Who was it?

Finish with two lines:

*I shall keep … and stand by it, because …*
*I shall give … to … by …, at level …*

The first line is important too. Giving everything away is not leadership. It is absence.`,
        },
      ],
    },
    {
      title: 'With what',
      lessons: [
        {
          slug: 'the-outcome-brief',
          title: 'The outcome brief',
          exerciseMinutes: 10,
          kind: 'text',
          body: `Describe where to arrive, not every step. A brief for somebody capable fits on half a page:

- **Outcome.** What is true when it is done? For whom is it better?
- **Why now.** The reason behind it, so that they can adapt when things turn out differently.
- **Fixed.** Budget, date, law, promises already made.
- **Free.** Say it expressly, or nobody will use it.
- **Level** of freedom, one to five.
- **Good enough.** What would be more than needed? Over-delivery is expensive, too.
- **Tools.** Which may be used, what must be checked, what has to be disclosed.
- **First look.** A date when a third is done, not at the end.

Afterwards do not ask "Is that clear?", to which everyone says yes. Ask: "Tell me how you will start, and where you think it will get difficult." You will hear in thirty seconds which line is missing.

*Half a page takes you twenty minutes.* It saves the hour in which you would say "that's not quite what I meant".

**Exercise.** Write one for the task you gave away in your reflection. Leave *Free* to the end and make it longer than feels comfortable.`,
        },
        {
          slug: 'when-the-team-uses-tools',
          title: 'When the team uses tools',
          exerciseMinutes: 10,
          kind: 'text',
          body: `Your people use assistants, with or without permission. If they hide it, you cannot review the work sensibly. Make it speakable.

**One question at handover:** "How was this made?" Asked of everyone, in the same tone as "Which sources?". Three answers suffice: *by hand*, *with help* (which parts), *generated and checked* (how).

**No bonus for effort, no penalty for help.** You judge the result and the check. Whoever delivers unchecked work has delivered unchecked work, however it arose.

**Responsibility does not dilute.** The person who hands it in answers for it as though they had written each word. Say so once a year, kindly.

**Share the gains.** When someone finds a way to do in an hour what took a day, the worst response is seven more such tasks. Agree in advance: a third for quality, a third for the team, a third for whatever they choose to learn. Otherwise the discovery will be kept secret, reasonably.

**Exercise.** Introduce the question next Monday and answer it yourself first, about something you sent to the team. Note who is relieved.`,
        },
        {
          slug: 'keep-the-ladder',
          title: 'Keep the ladder',
          exerciseMinutes: 10,
          kind: 'text',
          body: `Experience is made of easy cases, done many times. When tools take the easy cases, juniors meet only difficult ones, without the hundred that would have taught them what normal looks like.

Ways to keep the ladder that I have seen work:

- **Hand days.** One day a fortnight the team works without assistance. Slower, and full of remarks like "I did not know that we do this."
- **Predict first.** The junior writes their answer before opening the tool's. They compare and explain each difference. Ten minutes; the learning of an afternoon.
- **Review upward.** Juniors check the work of seniors and of machines, against sources. Nothing trains the eye faster.
- **The reserved tenth.** One in ten easy cases goes to people on purpose. It is your hand sample for quality, too.
- **Tell the case.** A weekly story by somebody experienced about a case that looked normal and was not.

It costs perhaps five percent of capacity. Without it you save five percent now and have nobody to promote in six years.

**Exercise.** Name three abilities your best person has. Where would somebody acquire each of them today? Where the answer is "nowhere", choose one of the five.`,
        },
      ],
    },
    {
      title: 'And afterwards',
      lessons: [
        {
          slug: 'review-without-taking-it-back',
          title: 'Review without taking it back',
          exerciseMinutes: 10,
          kind: 'text',
          body: `You receive a draft. Your fingers want to correct. Ten minutes and it would be right, and the next one will be just as wrong.

**Read once, hands off.** Then decide which of the three it is:

*Good enough.* Say so and let it go, though you would have put it differently. Different is not worse.

*Needs one or two things.* Name the effect, not the wording: "As a tenant I would not know by when." Let them find the sentence.

*Off course.* Stop reading at page two. Talk: "What were you trying to do for whom?" The cause is usually in the brief, so in part with you.

**Three colors** help: red for must (wrong, harmful, illegal), blue for ask (I do not understand), gray for taste. Keep gray to yourself, or limit it to one.

Do not send their work through an assistant and forward the suggestions. It tells them that a machine's glance was what their week was worth.

**Exercise.** For the next five reviews count your corrections by color. If gray leads, you are not reviewing. You are rewriting.`,
        },
        {
          slug: 'who-answers-for-what',
          title: 'Who answers for what',
          exerciseMinutes: 10,
          kind: 'text',
          body: `When people, tools and suppliers share a piece of work, accountability evaporates at the seams. One table brings it back. A row for each recurring result; five columns:

**Result.** "Customer has a correct refund within ten days."
**Answers for it.** One name. Not a team, not a system.
**Does it.** People, tools, suppliers, in order.
**Checks it.** Somebody who does not do it, with how and how often.
**Is told** when it fails, and who tells the person affected.

Read the table for patterns. A name with thirty rows cannot answer for thirty things. A tool in column three with nobody in column four is a bet. A row in which column two and column four are the same person is a hope.

Discuss the seams aloud: "When the draft leaves the tool and before Kwame opens it, whose is it?" You will find work that has belonged to no one for months.

Review it quarterly, and each time somebody leaves or a tool arrives. It takes an hour.

**Exercise.** Make the table for your ten most important results. Put it where the team works. Let them correct it in pencil for a week.`,
        },
        {
          slug: 'a-week-well-given',
          title: 'A week well given',
          exerciseMinutes: 10,
          kind: 'reflection',
          body: `Close by looking at a week. Take last week's calendar and sort each hour into four kinds:

- **Doing** what only I can do
- **Giving:** briefing, asking, reviewing, praising
- **Checking** the output of machines
- **Everything else**

Add them up. Then answer:

1. Which proportion surprised me? Which would surprise my team?
2. Checking: is it done by the right person, for the right cases? What would happen if I sampled instead?
3. Giving: who received something last week by which they will grow? Who received only leftovers?
4. Whom did I thank, for what, in which words? Was the thanks for a result, or for a judgment they made?
5. What did I do because it is easier to ask a tool than a colleague? What did that do to the colleague?
6. If I were ill for a month, what would go on well? That is my work so far. What would stop? That is my work to come.

Change two hours. Only two: take them from one kind, give them to another, and put them into every week until summer.

Tell your team which two. They may hold you to it.`,
        },
      ],
    },
  ],
};
