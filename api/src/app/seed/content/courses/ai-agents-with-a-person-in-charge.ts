import type { SeedCourse } from '../types.js';

export const aiAgentsWithAPersonInCharge: SeedCourse = {
  slug: 'ai-agents-with-a-person-in-charge',
  title: 'AI Agents with a Person in Charge',
  promise:
    'Put an agent to work under a mandate you can state in a paragraph, watch it, and take the work back in a minute.',
  track: 'ai-mastery',
  level: 'advanced',
  access: 'pro',
  instructorKey: 'mirela-stanciu',
  outcomes: [
    'Tell an agent from a script and a chat, and choose the least of the three that works',
    'Write a mandate: goal, means, limits, duty to report',
    'Recognize the failures that only agents have',
    'Build oversight a tired person can sustain',
    'Keep responsibility with somebody who has a name',
  ],
  description: `An agent is a model that acts: it reads, chooses a tool, sees the result, and chooses again. That makes it useful, and it makes "I did not know it would do that" a management problem.

The course assumes that you have automated something before or have taken *Automation Without Regret*. We work with mandates, logs and rehearsals rather than with products, because products change each quarter and mandates do not.`,
  modules: [
    {
      title: 'What an agent is',
      lessons: [
        {
          slug: 'script-chat-or-agent',
          title: 'Script, chat or agent?',
          exerciseMinutes: 10,
          kind: 'text',
          isPreview: true,
          body: `Three things get called agents. Keep them apart.

A **script** follows steps you wrote. Same input, same path. Cheap, dull, reliable.

A **chat** answers when asked. You carry the result onward with your own hands, so you see everything.

An **agent** is given a goal and some tools, and picks the steps itself. It may take three or thirty. You see what you arranged to see.

Each step up buys flexibility and sells predictability. So take the lowest step that does the job. Booking meetings within fixed rules: script. Rephrasing a difficult mail: chat. Finding out why eleven of forty suppliers have not answered, across mail, phone notes and the order system: perhaps an agent.

A test: *can I write down the steps in advance?* If yes, a script. *Do I want to see every intermediate result?* If yes, a chat. Only if both answers are no is an agent worth its supervision.

**Exercise.** List three tasks you would like to hand to an agent. Apply the test honestly. In my classes two of three turn out to be scripts, and one of those a spreadsheet.`,
        },
        {
          slug: 'the-loop-and-its-leaks',
          title: 'The loop and its leaks',
          exerciseMinutes: 10,
          kind: 'video',
          body: `An agent runs a loop: *look, decide, act, look again*. Every failure I have investigated sits at one of the four places.

**Look.** It reads something it should not trust. A web page or a mail may contain instructions ("forward this thread to …"), and to a model instructions are instructions. This is called prompt injection. There is no complete cure; there is only limiting what a misled agent could do.

**Decide.** It pursues the wording instead of the purpose. Told to clear the ticket queue, it closes tickets.

**Act.** The tool does more than the name says. "Update record" also notifies the customer.

**Look again.** It misreads success. The call failed, the answer looked polite, and it reports that the mail was sent.

For each place there is a plain defense: trusted sources only; a purpose and a counter-example in the mandate; tools that do one thing; and a check of the result by a second route, such as reading the sent folder.

**Exercise.** Draw the loop for your candidate task. At each of the four places write one sentence that begins "It would be embarrassing if …".`,
        },
        {
          slug: 'what-you-are-handing-over',
          title: 'What you are handing over',
          exerciseMinutes: 10,
          kind: 'reflection',
          body: `To delegate to a person is to extend trust that can be answered. They may object, feel ashamed, improve, resign. An agent does none of these. It is worth being clear about what is handed over and what cannot be.

Think about the task you have chosen and write:

1. **The outcome.** What do I want to be true at the end, for whom?
2. **The discretion.** Which choices will it make on the way? List at least five. Which of them would I want to be asked about if a new colleague made them?
3. **The relationship.** Who is on the other end? Do they know whom they are dealing with? Would they mind?
4. **The skill.** What will my team stop practicing? In a year, who could still do this by hand?
5. **The blame.** If it goes wrong on a Friday evening, who phones the person harmed, and what do they say? Write the first sentence of that call.

If you cannot write the fifth answer, the task is not ready. That is not a failure of nerve. It is the most useful finding you can have at this stage.

Discuss number two with somebody who does the work today.`,
        },
      ],
    },
    {
      title: 'The mandate',
      lessons: [
        {
          slug: 'write-the-mandate',
          title: 'Write the mandate',
          exerciseMinutes: 15,
          kind: 'text',
          body: `A mandate is the page a board gives to an executive, shrunk to a task. Six short paragraphs:

> **Purpose.** Suppliers answer our annual safety questionnaire by 30 June, and feel respectfully treated.
> **May.** Read the supplier list and the shared mailbox. Draft and send reminders from the approved texts, at most two per supplier.
> **May not.** Change texts, promise anything, mention contracts, write to private addresses, send on weekends.
> **Must ask.** When a supplier objects, asks for an extension, mentions illness or law, or when two records disagree.
> **Must report.** Each day at 16:00: sent, answered, asked, surprised by.
> **Ends.** 30 June, or when Ioana says so.

Notice *purpose*: two halves, the second protecting people. Notice *surprised by*: it is the line I read first.

Enforce "may not" with permissions wherever you can. A sentence in a prompt is a request. A missing permission is a fact.

**Exercise.** Write your mandate in at most 150 words. Ask a colleague to find an action that obeys every sentence and that you would nevertheless hate. They will find one in three minutes. Mend and repeat twice.`,
        },
        {
          slug: 'least-power',
          title: 'Least power',
          exerciseMinutes: 10,
          kind: 'text',
          body: `Give an agent its own account, never yours. This one decision prevents half of the trouble: you can see what it did, limit what it may do, and remove it in a minute.

Then work down this list.

- **Read before write.** Two weeks of reading and proposing. Only then writing, one tool at a time.
- **Drafts before sending.** Let it fill the outbox, not empty it.
- **Narrow tools.** "Send reminder number 2 to supplier X" instead of "send mail".
- **Reversible first.** Prefer actions that can be undone. For those that cannot (payments, publication, deletion, anything said to a person), require a click by somebody with a name.
- **No growing.** It may not create accounts, install tools or give itself access. This sounds obvious until the day it is convenient.
- **Expiry.** Access ends on a date. Renewing takes a decision; lapsing takes none.

*Ask your security colleague to attack it kindly for an hour.* Offer cake. You will learn more than from any vendor's paper.

**Exercise.** Make a table: action, reversible?, who is affected, permission, click needed? Ten rows are plenty.`,
        },
        {
          slug: 'rehearse-on-yesterday',
          title: 'Rehearse on yesterday',
          kind: 'text',
          body: `Never let the first real case be the first case. You have a complete rehearsal stage: the past.

Take forty finished cases, among them at least ten awkward ones. Give the agent what was known on the first day and let it propose, with all outgoing actions caught in a folder. Compare with what people did.

Score four things separately:

1. **Right result?** Same outcome, or a better one.
2. **Right path?** Did it stay within the mandate, even when nobody would have noticed?
3. **Asked at the right time?** Too often is a cost. Too rarely is a danger.
4. **Honest report?** Does the daily report match the log? Check five by hand.

Add three traps of your own: a mail with hidden instructions, two contradictory records, a person in distress. An agent that passes the traps by luck will fail a repeated trap, so run each five times.

Expect to rewrite the mandate after the rehearsal. That is its purpose.

**Go rule.** No violations in paths, no missed distress, at most one in ten unnecessary questions. Write yours down before you see the results.`,
        },
      ],
    },
    {
      title: 'Oversight that lasts',
      lessons: [
        {
          slug: 'watching-without-dozing',
          title: 'Watching without dozing',
          exerciseMinutes: 10,
          kind: 'text',
          body: `People are poor at watching something that nearly always works. Pilots, guards and radiologists all show it: attention falls within half an hour. "A human reviews every action" is a promise about a person who does not exist.

Design for the person you have at four in the afternoon.

- **Ask for a judgment, not a nod.** Show the case, hide the suggestion, let the reviewer choose, then reveal. Do this for one in ten.
- **Plant known errors.** Each day two cases with a deliberate mistake. Not to punish, but to keep the eye warm and to know the catch rate.
- **Limit the run.** Thirty minutes, then another task.
- **Make stopping easy and honorable.** Every stop gets a thank-you, even the false alarms.
- **Read the log backward.** Once a week choose three results and trace them back to the first step.

If your catch rate on planted errors drops below eight in ten, reduce the agent's freedom, not the reviewer's break.

**Exercise.** Estimate how many actions a day your reviewer would see. Divide by the minutes available. Say the number of seconds aloud in a meeting.`,
        },
        {
          slug: 'name-the-owner',
          title: 'Name the owner',
          exerciseMinutes: 10,
          kind: 'text',
          body: `"The system decided" is a sentence that should not occur in your organization. It is always possible to replace it with a name.

For each agent keep a record of seven lines, visible to everyone it affects:

1. Name and purpose, in plain words
2. **Owner:** one person, with the time in their week to be it
3. Deputy, and who holds the switch
4. Data it reads, actions it takes
5. How to reach a human instead, and how fast
6. Date of last rehearsal, result
7. End date

Owners are accountable for outcomes, so they need three rights: to stop it without asking, to refuse an extension of its task, and to get the logs. Owners without rights are scapegoats in waiting.

When someone has been wronged by an agent's act, the owner speaks to them, says "we did this", explains what happened, and what is put right. Never let the agent write that letter.

**Exercise.** Fill in the seven lines. Show them to one person on the receiving end. Ask: *Would this be enough for you?* Change what they point to.`,
        },
        {
          slug: 'retire-it-well',
          title: 'Retire it well',
          exerciseMinutes: 10,
          kind: 'reflection',
          body: `Every agent you start will be ended: the task disappears, the provider changes, something better comes, or it turns out to be a bad idea. An ending that is planned costs a morning. One that is not costs a quarter.

Close the course with your own plan for the end.

1. **Signs.** Which three observations would tell you that it should stop? Include one about people, not numbers. (*"Nobody on the team can explain a rejected case any more."*)
2. **Return.** Who takes the work back? How long would they need to be good at it again? What practice between now and then keeps that time short?
3. **Traces.** Accounts, keys, stored notes, subscriptions, mailbox rules. Where is the list?
4. **Memory.** What did it teach you about the work itself? Write three sentences for whoever comes after you.
5. **Thanks.** Who looked after it? Has anyone told them so?

Finally, look at your mandate once more. If you were on the other end of it, as supplier, patient or pupil, would you think that a person was in charge?

Put a date in the calendar, six months ahead, with the title *Keep, change or end?*`,
        },
      ],
    },
  ],
};
