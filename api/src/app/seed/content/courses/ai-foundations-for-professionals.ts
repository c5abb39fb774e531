import type { SeedCourse } from '../types.js';

export const aiFoundationsForProfessionals: SeedCourse = {
  slug: 'ai-foundations-for-professionals',
  title: 'AI Foundations for Professionals',
  promise:
    'Explain to a colleague what a language model does, what it cannot do, and what to check before you rely on it.',
  track: 'ai-mastery',
  level: 'introductory',
  access: 'free',
  instructorKey: 'samuel-adeyinka-holt',
  outcomes: [
    'Describe in plain words how a language model produces an answer',
    'Predict which of your tasks it will do well, badly, or badly without showing it',
    'Check an answer with a method that fits the risk',
    'Decide what information never goes into a tool',
    'Write a one-page starting agreement for your team',
  ],
  description: `You do not need mathematics for this course. You need one hour a week, a tool your employer allows, and two or three documents from your own work that contain nothing confidential.

We begin with what the machine does, because most bad decisions about AI come from a wrong picture of it. Then you test it on your own work, learn to check it, and finish with a page your team can agree on.

Every lesson ends with something to do. The doing is the course.`,
  modules: [
    {
      title: 'What the machine does',
      lessons: [
        {
          slug: 'a-very-well-read-guesser',
          title: 'A very well-read guesser',
          exerciseMinutes: 10,
          kind: 'video',
          isPreview: true,
          body: `A language model continues text. Given the words so far, it estimates which piece of a word is likely to come next, picks one, adds it, and begins again. It learned those estimates from an enormous amount of writing. Nothing in that loop looks a fact up or asks whether the sentence is true.

That sounds like too little to be useful. It is not. To continue a contract clause well, you have to have absorbed a great deal about how contracts are written. The fluency is real. So is the limit: **a likely sentence and a true sentence are often the same, and sometimes not, and the machine does not mark the difference.**

Think of a colleague who has read everything, remembers the shape of it, and cannot bear to leave a question unanswered. You would give that person a first draft. You would not let them send it.

**Try it (5 minutes).** Ask your tool about something only you know well: your town's bus line, your own field, your grandmother's dish. Mark each sentence: right, wrong, or sounds right. The third group is what this course is about.`,
        },
        {
          slug: 'tokens-context-and-memory',
          title: 'Tokens, context and memory',
          kind: 'text',
          body: `Three words explain most surprises.

**Tokens.** The model reads pieces of words, not letters and not ideas. This is why it can discuss Kant and still miscount the letters in "strawberry". Prices and limits are counted in tokens; as a rule of thumb, 100 English words are about 130 tokens, and other languages often need more.

**Context.** Everything the model can take into account sits in one window: your question, the document you pasted, its earlier answers. What is outside does not exist for it. In long conversations the early parts may be dropped or weigh less. If an answer goes astray after forty turns, start again with a clean page and a better summary.

**Memory.** Some products store notes about you between conversations. That is a feature built around the model, not the model remembering. Find the setting, read what is stored, and decide whether you want it.

*Example.* A procurement officer pasted six offers and asked for a comparison. The sixth was ignored: it no longer fitted. Two batches of three, with the same table, solved it.

**Checklist**
- Is everything it needs in the window?
- Is anything in the window it should not see?
- Would a fresh start be quicker than a correction?`,
        },
        {
          slug: 'why-it-invents-things',
          title: 'Why it invents things',
          exerciseMinutes: 10,
          kind: 'text',
          body: `People call it hallucination. A plainer word is filling in. When the likely continuation of "The leading case on this point is" is a case name, the model writes a case name. If it has seen the right one often, you get the right one. If not, you get something with the right shape: plausible parties, a plausible year, a plausible page.

Filling in is most frequent where four conditions meet:

1. The answer has a fixed form (citations, quotations, numbers, addresses, names).
2. The topic is rare, local or recent.
3. Your question assumes that an answer exists.
4. Nothing in the window contains the answer.

You can change the last two at once. Ask "Is there a case on this point? If you are not sure, say so" and paste the source you want it to use. Filling in drops sharply. It does not reach zero.

**Exercise.** Ask for "the three main findings" of a report that does not exist, with a convincing title. Then ask the same with the sentence "If you do not know this report, say so." Save both answers. They are the best slide you will ever show your board.`,
        },
        {
          slug: 'your-picture-of-the-machine',
          title: 'Your picture of the machine',
          exerciseMinutes: 10,
          kind: 'reflection',
          body: `We never meet a technology without a picture of it in our heads. Some people see an oracle, some a thief, some a clever intern. The picture decides what you check and what you let pass.

Take ten minutes and a sheet of paper.

1. Before this course, which picture did you have? Write the first noun that comes, without improving it.
2. Name one moment in the last month when that picture helped you, and one when it misled you. Be concrete: which task, which sentence, what did you do next?
3. What picture do your colleagues seem to have? How do you know? Listen for the verbs: does it "know", "think", "say", "spit out"?
4. Choose a picture for the next four weeks that is closer to what you have learned. Mine is *a well-read guesser who never says "I am tired."*

Keep the sheet. You will come back to it in the last lesson, and you will probably smile.

If you want company, [post your noun in the community](/community/discussions/new?kind=discussion) with one sentence of explanation. The collection is instructive.`,
        },
      ],
    },
    {
      title: 'Good tasks, bad tasks',
      lessons: [
        {
          slug: 'sort-your-week',
          title: 'Sort your week',
          exerciseMinutes: 15,
          kind: 'text',
          body: `Instead of asking what AI can do, look at what you did. Open last week's calendar and sent mail and list fifteen tasks. Short ones count: answering a complaint, finding a figure, preparing the agenda.

Give each task two marks.

**How easily can I check the result?** *At a glance* (a tidy table), *with some work* (a summary of a report I have), or *hardly* (a legal claim in a field I do not know).

**What happens if it is wrong and nobody notices?** *Annoying*, *expensive*, or *harmful to somebody.*

Now draw a three-by-three grid. Easy to check and merely annoying: use the tool freely. Hard to check and harmful: do not use it for the substance at all. The middle is where judgment lives, and where a procedure pays.

*Example from a housing association.* Minutes of a team meeting: easy, annoying, go. First draft of a letter about arrears: some work, harmful; allowed, with a named person who reads it as if they were the tenant. Deciding who gets the letter: not on the grid.

**Do it now.** Fifteen tasks, nine boxes. Photograph the result; the next three lessons use it.`,
        },
        {
          slug: 'what-it-does-well',
          title: 'What it does well',
          exerciseMinutes: 10,
          kind: 'text',
          body: `Four kinds of work are reliably worth trying, because the material is in front of the model and the result is in front of you.

**Changing form.** Notes into minutes, prose into a table, a formal letter into plain language, English into Portuguese you can read.

**Finding in what you supply.** "List every deadline in this contract with the clause number." The clause number is the trick: it lets you check in seconds.

**Producing many beginnings.** Twelve titles, five ways to open a difficult conversation, eight objections a skeptical colleague might raise. You need only one to be good.

**Reading as somebody else.** "Read this announcement as a night-shift worker who was not consulted. What do you hear?" The model is not that worker, and must not replace asking one. But it will catch the sentence you would have regretted.

Notice what they share: *you already hold the standard by which to judge.*

**Exercise.** Choose one task from the green corner of your grid. Do it once by hand and once with the tool. Write down minutes, quality, and how you felt afterwards. Two lines are enough. Most people are surprised by the third.`,
        },
        {
          slug: 'what-it-does-badly-and-quietly',
          title: 'What it does badly, and quietly',
          kind: 'text',
          body: `Loud failures are harmless. You see them. Quiet ones travel.

**Arithmetic in prose.** A sum inside a paragraph may be wrong while the paragraph is excellent. Ask for the formula or a spreadsheet, and let the spreadsheet calculate.

**Summaries of disagreement.** Models tend to smooth. Two colleagues who were at odds become "the team discussed various perspectives". If conflict matters, ask: "Who disagreed with whom, about what, in whose words?"

**The absent.** A summary shows what is in the text and rarely what is missing. Ask separately: "What would you expect in such a report that is not here?"

**Agreement with you.** Ask "Why is this plan good?" and you will be told. Ask "Why will this plan fail?" and you will be told that too. Neither is a finding.

**Average taste.** It pulls towards the usual. For a safety notice that is a virtue. For a eulogy it is not.

**Checklist before you pass something on**
- Numbers recalculated elsewhere?
- Names, dates and quotations traced to a source?
- Disagreement still visible?
- Did I ask the opposite question once?
- Would I sign it?`,
        },
      ],
    },
    {
      title: 'Working with care',
      lessons: [
        {
          slug: 'checking-that-fits-the-risk',
          title: 'Checking that fits the risk',
          exerciseMinutes: 10,
          kind: 'text',
          body: `"Always check the output" is advice nobody follows, because it would take longer than doing the work. Check in proportion.

**Level 1: glance.** For drafts only you will see. Read once.

**Level 2: sample.** For long, regular output such as a list of 200 categorized comments. Draw twenty at random, check them fully, count the errors. Two of twenty wrong means roughly twenty of the 200. Decide whether you can live with that before you look, not after.

**Level 3: trace.** For anything with claims that others will use. Every name, number, date and quotation is traced to a source you opened yourself.

**Level 4: second person.** For anything that affects somebody's money, health, job, home or reputation. A named colleague, who has not seen the output before and may say no, reads it against the source.

Write the level next to the task in your grid. A hospital pharmacist in our community keeps the four levels on a card beside the screen; her team argues about the level, never about whether to check.

**Exercise.** Take one task of level 2. Sample twenty. Write your error rate on the grid, with today's date.`,
        },
        {
          slug: 'what-never-goes-in',
          title: 'What never goes in',
          exerciseMinutes: 10,
          kind: 'text',
          body: `Before a word goes into a tool, it is worth knowing where it goes next. Three questions settle most cases.

**Who can read it?** The provider's staff, in which cases? Is it used for training, and is that off by contract or only by a switch?

**Where does it stay, and how long?** Ask for the retention period in days.

**Whose is it?** A patient's story, a pupil's essay, a client's offer: you hold it in trust. Permission to hold is not permission to pass on.

Until your organization has answered in writing, keep this list:

- names and anything that identifies a person who did not agree
- health, family, faith, union and immigration matters
- passwords, keys, account numbers
- unpublished offers, bids, results and personnel decisions
- what was told to you in confidence

*Removing the name is seldom enough.* "The only female welder in our Gdynia yard" is a name.

**Do it now.** Find your organization's rule. If there is one, read it and write its two most important sentences in your own words. If there is none, write to the person who should have one. You may use a single sentence: "Which tool may I use for which kind of information?"`,
        },
        {
          slug: 'one-page-for-your-team',
          title: 'One page for your team',
          exerciseMinutes: 20,
          kind: 'reflection',
          body: `You have a grid, an error rate, a checking level and a list of what never goes in. That is enough for an agreement. It fits on a page, or it will not be read.

Write it with these five headings, two or three sentences each.

1. **We use it for** (three tasks from your grid, named).
2. **We do not use it for** (the two that matter most, with the reason).
3. **We check like this** (level by task; who is the second person).
4. **We say so when** (to whom we disclose it, and how: one sentence that may be copied).
5. **We look at this page again on** (a date within three months).

Then read it aloud to one colleague who will be bound by it. Ask two questions: *What would you be tempted to ignore? What is missing?* Change the page before you leave the room.

Now take out your sheet from the fourth lesson. What noun would you write today? What do you do differently, on an ordinary Tuesday, because of it?

[Post your page in the community](/community/discussions/new?kind=discussion) if you may. Somebody is looking for exactly that beginning.`,
        },
      ],
    },
  ],
};
