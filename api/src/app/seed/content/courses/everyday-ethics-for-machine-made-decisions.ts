import type { SeedCourse } from '../types.js';

export const everydayEthicsForMachineMadeDecisions: SeedCourse = {
  slug: 'everyday-ethics-for-machine-made-decisions',
  title: 'Everyday Ethics for Machine-Made Decisions',
  promise:
    'See the person behind a score, ask the questions that a vendor hopes you will skip, and explain a decision to whom it concerns.',
  track: 'consciousness-integration',
  level: 'intermediate',
  access: 'pro',
  instructorKey: 'bram-oostveen',
  outcomes: [
    'Find the moral question inside a technical sentence',
    'Run a fairness check that your organization can repeat',
    'Write a notice and an explanation that a person can use',
    'Set up a way to object that works',
    'Say no to a tool, in writing, with reasons',
  ],
  description: `Ethics at work rarely arrives as a dilemma. It arrives as a default setting, a column in a spreadsheet, a sentence in an offer. By the time it looks like a dilemma, most of it has been decided.

We follow real types of cases from town halls, banks, schools and hospitals, changed so that nobody can be recognized. You will need one system in your organization that sorts, scores or recommends people.`,
  modules: [
    {
      title: 'See',
      lessons: [
        {
          slug: 'where-the-question-hides',
          title: 'Where the question hides',
          exerciseMinutes: 10,
          kind: 'text',
          isPreview: true,
          body: `A city ranks applications for home care "by need". Nobody objects: need is the right criterion. Look closer. Need is estimated from past hours of care. People who never asked, because they were proud, poor in the language, or cared for by a daughter, have a low estimate. The moral question sat inside a technical choice: *which column stands for need?*

There are four usual hiding places.

1. **The stand-in.** What we can measure replaces what we mean. Cost for illness, clicks for interest, absence for motivation.
2. **The line.** Why 0.7? A threshold distributes benefit and harm, and someone typed it.
3. **The empty field.** Who is missing from the data, and what does the system do with blanks?
4. **The default.** What happens if nobody does anything?

You do not need mathematics to ask about them. You need to be willing to sound slow: "Help me understand. What exactly does this number count?"

**Exercise.** Choose your system. Write one sentence for each hiding place. If you cannot, write the name of the person who could. You have now drafted your first four interview questions.`,
        },
        {
          slug: 'draw-the-people',
          title: 'Draw the people',
          exerciseMinutes: 10,
          kind: 'text',
          body: `Impact assessments tend to list risks. Begin instead with people, by name if you can, and draw them.

Put the decision in the middle of a sheet. Around it place:

- **those it is about** (the applicant, the pupil)
- **those who live with them** (a parent, a tenant's neighbor)
- **those who operate it** and have to say the no
- **those who used to do this work**
- **those who are never in the picture,** because they do not apply any more

Draw a line to each and write on it what they could gain, what they could lose, and *whether they know that this exists.*

Then ask who among them could make trouble for you. Those people will be heard anyway. Mark the others with a circle: they lose something and have no voice. An ethical process is mostly a way of walking towards the circles.

*From a bank:* the team had drawn customers, staff and regulator. A cleaner who saw the sheet asked where the guarantor was, the aunt who had signed. She was in no process and lost her savings in six cases a year.

**Exercise.** Draw for fifteen minutes. Show it to someone who is not paid to agree.`,
        },
        {
          slug: 'when-i-was-a-case',
          title: 'When I was a case',
          exerciseMinutes: 10,
          kind: 'reflection',
          body: `Each of us has been a case: in a clinic, a visa office, a bank, a school. Before you work on cases, recall yours.

Choose a decision about you that was made by somebody you could not see. Write for ten minutes:

1. What did I know about how it would be decided? What did I imagine?
2. What did they not know about me that mattered? Could I have told them? Where?
3. How did I learn the result? Word for word, if I still remember. Why do I still remember?
4. Was it right? Did it *feel* right? Where did these two come apart?
5. What one thing, costing them no more than five minutes, would have changed it for me?

Most people answer the fifth with something small: a name, a reason, a date, a chair. Small things are within your power at work this week.

Now look at your system from lesson one. Where does it make somebody feel as you did? Where does it do better than the people before it? Be fair to it. Machines do not sigh at the applicant with an accent.

Keep your fifth answer. In lesson eight you will write a notice, and it belongs there.`,
        },
      ],
    },
    {
      title: 'Check',
      lessons: [
        {
          slug: 'fair-in-which-sense',
          title: 'Fair in which sense?',
          exerciseMinutes: 15,
          kind: 'text',
          body: `"Is it fair?" has several answers, and they may exclude one another. Three senses cover most conversations.

**Same treatment.** Equal facts, equal result. The system does not look at origin or sex. But other columns may know: postcode, school, gaps in a career.

**Same errors.** Among those who would have repaid, were women refused as often as men? Here you compare mistakes, not results.

**Same outcome.** Do groups receive the benefit in equal shares? Sometimes the right standard (places in a public program), sometimes not (diagnosing a disease that is unequally distributed).

When groups differ to begin with, you cannot have all three. Someone must choose, and say why. That is a decision for those accountable, not for the data team, and certainly not for the vendor.

A practical rule: *start with errors, and ask which error hurts.* Wrongly suspected of fraud is worse than wrongly trusted with forty euros. Compare groups on the error that hurts.

**Exercise.** For your system write down the two possible errors, who bears each, and which is worse. Then write one sentence: "We consider this fair if …" Ask two colleagues to do the same without seeing yours.`,
        },
        {
          slug: 'a-check-you-can-repeat',
          title: 'A check you can repeat',
          exerciseMinutes: 15,
          kind: 'text',
          body: `A large audit once is worth less than a small one each quarter. This one takes an afternoon.

1. **Draw** 100 decided cases at random, and 50 from the smallest group that might be harmed. Random by number, not "some typical ones".
2. **Blind** them: remove the system's result.
3. **Decide** by hand: two experienced people, separately, by the written rule.
4. **Compare.** Where people agree with one another and differ from the system, you have a probable error. Where people differ, you have a vague rule.
5. **Split** the probable errors by group and by direction (too strict, too lenient).
6. **Phone** five of the people concerned. Ask how it was, not whether they agree.
7. **Write** one page: numbers, three cases as stories, what we change, by when.
8. **Publish** it at least inside the house.

Small samples wobble: four errors against two proves nothing. The same direction in three successive quarters does.

If the law does not let you hold the group characteristic, ask counsel about sampling with consent or using area statistics. "We cannot know" should be a finding, never a comfort.

**Exercise.** Put the four dates in the calendar. Name the two people.`,
        },
        {
          slug: 'questions-for-the-vendor',
          title: 'Questions for the vendor',
          exerciseMinutes: 10,
          kind: 'text',
          body: `Ask these before the price is discussed. Ask in writing, and keep the answers: they become part of what you bought.

1. What was it trained and tested on, and where does that differ from *our* people?
2. For which uses do you advise against it? (A vendor without an answer has not tested.)
3. What are its error rates by group, on whose data, measured by whom?
4. What does it do when a field is empty or the person is unusual?
5. What can a caseworker see: a score, reasons, similar cases? May they overrule it, and is that counted against them?
6. Who is told when you change the model? Can we stay on the old version for a quarter?
7. Which of our data do you keep, for what, and how do we verify deletion?
8. If a person sues us, what will you disclose?
9. How do we leave, with what, in how many days?
10. May we publish these answers?

The tenth changes the other nine.

**Reading the replies.** "Proprietary" in answer to 1, 3 or 8 means that you would be accountable for what you may not know. You can decline on that ground alone, and many public bodies have to.

**Exercise.** Send the list for a system you already own. Note what comes back, and how long it takes.`,
        },
      ],
    },
    {
      title: 'Answer',
      lessons: [
        {
          slug: 'a-person-who-may-disagree',
          title: 'A person who may disagree',
          exerciseMinutes: 10,
          kind: 'text',
          body: `"There is always a human in the loop." Ask what that human can do.

Oversight is real if five conditions hold. The person has **time** (count the minutes per case), **information** beyond the score, **competence** in the matter and in the system's habits, **authority** to decide otherwise, and **safety** when they do. Remove one and you have a signature.

The fourth and fifth fail most quietly. A municipality allowed caseworkers to overrule the ranking, with a mandatory explanation of 300 words and a monthly chart by name. Overrules fell to zero. It was reported as growing trust.

Measure three things: how often people overrule; how often the overruled decision is later confirmed; and how these differ between colleagues. Zero is an alarm. So is one person who does all of it.

And turn the burden round: for decisions that harm, let the person who *follows* the machine write the reason in two sentences of their own. Copying the score does not count.

**Exercise.** Sit for an hour beside somebody who decides with your system. Count minutes per case. Ask at the end: "When did you last decide otherwise, and how did it feel?"`,
        },
        {
          slug: 'tell-them-and-give-reasons',
          title: 'Tell them, and give reasons',
          exerciseMinutes: 10,
          kind: 'text',
          body: `People can bear a no. What they cannot bear is a wall. Two texts take it down.

**The notice,** before. Three sentences, where the person is looking anyway:

> We use a program to sort applications by urgency. A member of our team reads each one and decides. If you would like to tell us something the form does not ask, call Marit's team at …, weekdays 9 to 12.

**The explanation,** after. Five parts: the decision; the two or three facts *about this person* that weighed most; what would have changed it; what a program contributed; how to object, until when, with whom.

Write to one reader, at a kitchen table. No score, no "complex factors". Test: could she, from this letter, correct an error or do something differently? If she could not, it does not explain, it announces.

Do not let a model invent reasons afterwards. A fluent justification that had no part in the decision is a lie with good grammar. Draft with help if you like, from facts that you supply, and read it as the addressee would.

**Exercise.** Take one real refusal. Write both texts. Add your small thing from *When I was a case*.`,
        },
        {
          slug: 'a-way-to-object',
          title: 'A way to object',
          exerciseMinutes: 10,
          kind: 'text',
          body: `An appeal that nobody uses is not proof of satisfaction. Test yours by walking through it as a person with a phone, a child on the arm and half of the language.

What works:

- **One step to begin.** A number, a counter, a reply to the letter. No form that asks for the case number first.
- **A different person,** who did not decide and can change the result.
- **A fresh look,** without the old score in view.
- **A date.** "You hear from us by the 14th, even if we are not finished."
- **No worse off.** Objecting must not cost benefits, places or goodwill. Say so.
- **A memory.** Every justified objection is counted, and its cause goes to whoever owns the system. Three of the same kind stop it until it is understood.

Then publish two numbers a year: how many objected and how many were right. A housing office did so with 31 percent right. It expected a scandal. The local paper called it the first honest figure in years.

**Exercise.** Object, anonymously, to your own organization. Note each moment at which a less stubborn person would have given up. Repair the first.`,
        },
        {
          slug: 'how-to-say-no',
          title: 'How to say no',
          exerciseMinutes: 10,
          kind: 'reflection',
          body: `Sometimes everything has been checked and the right answer is not to use it. Saying no well is a professional skill. Write such a no now, while nothing depends on it.

Choose a system you have doubts about. In at most one page:

1. **What it would do, and for whom it would be good.** Be generous. A refusal that does not see the benefit convinces nobody.
2. **The one or two reasons that decide it for me.** Not nine. Which fact, which person, which principle?
3. **What would change my mind.** Name evidence that could exist. If nothing could, say that it is a matter of principle, and which.
4. **What we do instead,** beginning when, costing what.
5. **My name.**

Then reflect, for yourself: What would it cost me to hand this in? Who would be relieved if I did, without being able to say so? What have I signed in the past year that I would rather not have? Was it lack of knowledge, of time, or of courage? Each has a different remedy.

Show the page to one colleague. Ask whether it is a page they would sign.

Ethics does not mean being against things. It means being able to say, about each thing we use: *we looked, and we answer for it.*`,
        },
      ],
    },
  ],
};
