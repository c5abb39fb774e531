import type { SeedCourse } from '../types.js';

export const theLearningOrganization: SeedCourse = {
  slug: 'the-learning-organization',
  title: 'The Learning Organization',
  promise: 'Build the few routines by which an institution notices, remembers and changes its mind.',
  track: 'leadership-transformation',
  level: 'intermediate',
  access: 'pro',
  instructorKey: 'caroline-whitford-reyes',
  outcomes: [
    'Find out how knowledge really moves in your institution',
    'Run reviews that change something',
    'Keep a memory that people use',
    'Experiment with rules as well as with tools',
    'Tell the board what was learned, including what was wrong',
  ],
  description: `Every organization has the answer to most of its questions, in the head of someone who was not asked. Tools that search documents do not reach that head.

This course is about routines: small, dull, repeated. Nine lessons for people who can change how at least one unit meets, reviews and writes things down. It goes well with a colleague from another department.`,
  modules: [
    {
      title: 'Notice',
      lessons: [
        {
          slug: 'how-do-we-find-out',
          title: 'How do we find out?',
          exerciseMinutes: 10,
          kind: 'text',
          isPreview: true,
          body: `Begin with a detective's question. Choose three things your institution learned the hard way in the past two years: a lost client, an accident, a tool that disappointed. For each, trace backward.

*Who knew first? When? What did they do with it? Where did it stop?*

You will find that somebody always knew. The night nurse, the driver, the temp in accounts. And the message stopped at one of five places:

1. **No words.** They sensed it and could not prove it.
2. **No address.** They did not know whom to tell.
3. **No appetite.** The last person who said something was thanked coldly.
4. **No time.** It was noted, for later.
5. **No echo.** They said it. Nothing happened. They did not say it again.

Each has its own remedy, and "we need better communication" is none of them. For no words, ask for observations instead of proposals. For no address, one name. For no echo, an answer within a week, even if the answer is no.

**Exercise.** Trace your three. Count the places. Repair the most frequent in one unit. Do not buy anything yet.`,
        },
        {
          slug: 'signals-from-the-edge',
          title: 'Signals from the edge',
          exerciseMinutes: 10,
          kind: 'text',
          body: `Reports travel upward and get smoother with every floor. A model that summarizes the summaries makes them smoother still. To learn you need something rough.

**Walk, by appointment with yourself.** Two hours a month at a place where your institution touches somebody: counter, ward, hotline, loading dock. Take no delegation. Ask one question: "What is harder than it was a year ago?"

**Read raw.** Each week ten unedited items: complaints, chat transcripts, free-text fields. Ten, read entirely, by each member of the management team. Compare afterwards. Let the machine categorize the other nine hundred.

**Listen to leavers and beginners.** In the second week and in the last. They are the only ones who can still see the water.

**Look at workarounds.** A sticky note on a monitor, a private spreadsheet, a code word. Each is a solved problem that the system does not know about. Never forbid one before you have understood it.

**Exercise.** This month: one walk, ten raw items a week, one leaver. Keep a notebook with two columns, *what I saw* and *what our report says about it*. Bring three lines to the next meeting.`,
        },
        {
          slug: 'what-we-do-not-want-to-know',
          title: 'What we do not want to know',
          exerciseMinutes: 10,
          kind: 'reflection',
          body: `Institutions are not only slow to learn. They are skillful at not learning. You belong to one, so start with yourself.

1. Which figure do I look at last, or only when I must? What would it tell me?
2. Which person do I find tiresome because they are sometimes right?
3. Which sentence ends discussions here? ("That's a matter for IT", "The board will never", "We tried that.") When did I last use it?
4. Which success do we never examine? Luck looks exactly like skill if nobody asks.
5. Which of our mistakes is told as a funny story? What is not funny about it?
6. If a journalist, a fair one, spent a month with us, what would be the headline? Which sentence would be on page two?

Now consider a tool that could answer any question about our own institution, honestly and at once. Which question would I *not* type?

That is where the learning lies. You do not have to announce it. Find one person with whom it can be said aloud, and agree on a first small look: one case, one number, one conversation.

Write down the date of that look before you close this page.`,
        },
      ],
    },
    {
      title: 'Remember',
      lessons: [
        {
          slug: 'reviews-that-change-something',
          title: 'Reviews that change something',
          exerciseMinutes: 10,
          kind: 'text',
          body: `Most "lessons learned" are lists, filed. A review has been successful if somebody does something differently the week after. Fire crews do it on the tailboard in ten minutes.

**When.** Straight after, while the coffee is warm. Small and often beats large and late.

**Who.** Those who were there. Ranks off.

**Four questions.** What did we intend? What happened? Why the difference, including when it went better? What do we do next time: *keep, change, try*?

**Rules.** Each speaks for themselves ("I saw", "I assumed"). The most senior person speaks last and about their own part first. No solutions until the third question is done.

**One change.** Not eight. With a name, and a date within two weeks. It is read out at the start of the next review. If it was not done, that comes first.

Take notes by hand or with a tool, but let the group correct them before it disperses. A record nobody has corrected is somebody's opinion.

**Exercise.** Hold three in two weeks, ten minutes each, of ordinary things: a meeting, a delivery, a lesson. Ordinary ones teach the form. You will need it on an extraordinary day.`,
        },
        {
          slug: 'a-memory-people-use',
          title: 'A memory people use',
          exerciseMinutes: 10,
          kind: 'text',
          body: `Knowledge bases die in the same way: enthusiasm, upload, silence. Then an assistant is put on top and answers confidently from a manual of 2016.

A memory that is used has few, short, owned pages.

- **Decisions, not documents.** One page for each important decision: what we decided, what we knew, which alternatives we rejected and why, what would make us revisit it. Numbered, never deleted, replaced by later ones.
- **How we do X.** Only what a new colleague has actually asked. Ends with a name and a date.
- **Stories.** Five or six cases everyone should know, told in three hundred words, failures included.

Each page expires after a year unless its owner renews it. Expired pages are shown as expired, to people *and* to machines.

If you let an assistant answer from it, insist on three things: it cites the page and its date, it says when nothing is there, and questions without an answer are sent to a person, once a week, as the list of what to write next.

**Exercise.** Write up the last important decision on one page. Ask someone who disagreed at the time whether it is fair. Correct it. That is decision number one.`,
        },
        {
          slug: 'asking-a-person-first',
          title: 'Asking a person first',
          exerciseMinutes: 10,
          kind: 'text',
          body: `Something is being lost at the coffee machine. When any question can be put to an assistant in private, we stop asking one another, and asking was never only about the answer. It told others what we were working on. It showed that we could be taught. It made the asked person proud.

A researcher in our community found in twelve teams that questions among colleagues fell by half within a year of introducing an assistant. Output rose. So did the number of people who could not say who knew what.

Some counterweights:

- **A question channel with names,** where asking is honored. Leaders ask first, and something real.
- **"Who would know?"** as the second question in every meeting, before "What does it say?"
- **Ask twice.** Tool first, then a person: "It says this. What would you add?" The addition is what the institution knows and no model has.
- **Thank in public** for a good question, not for a quick reply.

**Exercise.** For one week, before you ask the machine, ask yourself who in the house would know. Go to three of them. Write down what you learned *besides* the answer.`,
        },
      ],
    },
    {
      title: 'Change your mind',
      lessons: [
        {
          slug: 'experiments-with-rules',
          title: 'Experiments with rules',
          exerciseMinutes: 10,
          kind: 'text',
          body: `We pilot tools and decree rules. Turn it round sometimes: rules can be tried out, too.

"No automatic screening of applications for two quarters." "Meetings end at ten to." "Any caseworker may spend up to 200 without asking." Each can be tested in one unit, with a beginning and an end.

A rule experiment has six lines:

1. The rule, in one sentence that can be broken.
2. The hope: what gets better, for whom, noticeable by when.
3. The fear: what those who object expect. Write it in their words.
4. What we count, and whom we ask.
5. The end date, at which the *old* rule returns automatically unless we decide otherwise.
6. Who decides, after hearing whom.

The fifth line is the secret. It makes agreement cheap, because nobody is giving in forever, and it compels a decision. Many fears prove unfounded and some prove right, and either is knowledge that no discussion would have produced.

**Exercise.** Choose a rule that has been debated for more than a year. Write the six lines with its strongest opponent. Start small: one unit, eight weeks.`,
        },
        {
          slug: 'tell-the-board-what-was-wrong',
          title: 'Tell the board what was wrong',
          exerciseMinutes: 10,
          kind: 'text',
          body: `Boards learn little from dashboards that are always green. If you want an institution that changes its mind, show the top how it is done. One page, twice a year:

**What we believed.** Three assumptions we acted on. "Staff would save four hours a week."

**What we found.** With numbers and one story each. "They save two and spend one of them checking."

**What we got wrong,** and how we noticed. Not who.

**What we changed because of it,** and what that cost.

**What we still do not know,** and how we are finding out.

**What we ask of you.** One decision, or none.

Have it read for fairness by someone from the front line before it goes up. Their name may stand below it, if they wish.

The first time will be uncomfortable. Someone will ask why we did not know earlier. The answer is: "Because nobody asked for this page." By the third time board members begin to tell of errors of their own, and that changes the conversation in the whole house.

**Exercise.** Write it about the last six months, even if nobody has asked. Show it to the one board member who reads. Ask whether they want it again.`,
        },
        {
          slug: 'one-routine-for-a-year',
          title: 'One routine for a year',
          exerciseMinutes: 10,
          kind: 'reflection',
          body: `You now have a dozen routines. Introduce one. Institutions, like people, learn by repetition and forget by variety.

Choose with these questions:

1. Where did our three stories from the first lesson come to a stop? Which routine works exactly there?
2. Which is so small that it would survive a change of leadership, a bad quarter, my own holidays?
3. Who else wants it? Not who agrees. Who *wants* it, and would hold it when I am not there?
4. What will we stop doing to make room? Name the meeting, the report, the form.
5. How shall we notice after three months that it has become empty? (Sign: nobody is ever surprised.) What do we do then?

Write one sentence: *Every …, … meet for … minutes and …; what we learn goes to …; we look at whether it is worth it on …*

Read it to those concerned. Let them shorten it.

And a last thought for yourself. In a year, what would you like to have changed your mind about? You do not know, of course. But you can name the neighborhood. Write it on the back of the sheet, with the date, and put it where you will find it when you have forgotten.`,
        },
      ],
    },
  ],
};
