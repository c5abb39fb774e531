import type { SeedCourse } from '../types.js';

export const automationWithoutRegret: SeedCourse = {
  slug: 'automation-without-regret',
  title: 'Automation Without Regret',
  promise:
    'Choose the right thing to automate, draw the off switch first, and know after a month whether it was worth it.',
  track: 'ai-mastery',
  level: 'intermediate',
  access: 'pro',
  instructorKey: 'mirela-stanciu',
  outcomes: [
    'Map a process as it is done, not as it is described',
    'Separate steps that can be handed over from those that should not be',
    'Design hand-over points, limits and an off switch before building',
    'Run a pilot with a stopping rule',
    'Measure what you gained without fooling yourself',
  ],
  description: `I have been woken by things I automated. Each time the code was fine and the decision to automate was not.

This course is for people who own a process: invoices, rosters, applications, tickets. You will pick one, follow it through nine lessons, and end with a pilot that somebody can stop on a Sunday. You do not need to program. You need access to the people who do the work today.`,
  modules: [
    {
      title: 'See the work',
      lessons: [
        {
          slug: 'follow-one-case',
          title: 'Follow one case',
          exerciseMinutes: 15,
          kind: 'text',
          isPreview: true,
          body: `Process diagrams show how work ought to go. Before you automate, follow one real case from arrival to archive, sitting next to the people who touch it.

Bring paper. For each step write five things: who, with which tool, how long, what they **look at**, and what they **decide**. The fourth is the one diagrams leave out. An accountant told me she only "matched the invoice to the order". Next to her I saw her glance at the supplier's name, pause, and open an old mail. She knew that this supplier changes bank details when something is wrong. That glance had caught two frauds. It was in no manual.

Ask three questions and then be quiet: *What would make you stop here? What do you know that the form does not? Which cases do you put aside for later?*

The pile put aside for later is the process. The rest is typing.

**Exercise.** Follow three cases: a plain one, a typical one, and one from the pile. Draw them on one sheet, one line each. Circle every glance.`,
        },
        {
          slug: 'the-four-kinds-of-step',
          title: 'The four kinds of step',
          exerciseMinutes: 10,
          kind: 'text',
          body: `Take your sheet and give each step a letter.

**M, moving.** Data goes from one place to another unchanged. Automate it with ordinary software. No model needed; models make mistakes when copying, scripts do not.

**R, rule.** The decision follows from facts by a rule you can write down. Write it down, automate it, and keep the rule where a person can read it.

**P, pattern.** The decision needs reading or recognition, and people mostly agree about the result: which department, which language, urgent or not. Here a model earns its keep, with a measured error rate.

**J, judgment.** People with equal experience decide differently, or the person concerned has a claim to be heard. Support it if you like. Do not automate it.

Two warnings. Steps labeled J are often three steps P and one moment of courage; you may help with the three. And steps labeled R turn out to be J as soon as you ask about exceptions.

**Exercise.** Letter your steps together with the people who do them. Where you disagree about a letter, you have found something more useful than an automation.`,
        },
        {
          slug: 'should-this-exist-at-all',
          title: 'Should this exist at all?',
          exerciseMinutes: 10,
          kind: 'reflection',
          body: `An automated bad process is a bad process that nobody sees any more. Before you go on, spend a quarter of an hour on the question that projects skip.

Answer in writing:

1. **Who asked for this step, and when?** Is that person or law still there? What would happen if we stopped tomorrow and said nothing?
2. **Who benefits from it being slow?** Sometimes slowness protects someone: it gives an applicant time to correct, or a manager time to cool down.
3. **What do people learn by doing it?** The dull reconciliation may be how juniors learn what normal looks like. If you remove it, where will they learn?
4. **Where will the volume go?** If answering becomes free, will we be asked more? Email made letters free. Remember what happened.
5. **What would we rather remove than automate?** Name one form, one approval, one report.

If question five yields something, do that first. It is quicker, cheaper, and cannot fail at night.

Write one paragraph: *We automate this, and not less, because …* Keep it. You will attach it to the pilot.`,
        },
      ],
    },
    {
      title: 'Design before tools',
      lessons: [
        {
          slug: 'draw-the-off-switch',
          title: 'Draw the off switch',
          exerciseMinutes: 10,
          kind: 'text',
          body: `Begin the design at the end: how does a person stop it?

A switch is real when you can answer five questions without looking anything up.

1. **Who** may press it? At least two people, one of whom works when the others are asleep. No permission needed.
2. **Where** is it? One link, one phone number, printed on the wall.
3. **What stops?** New cases only, or cases under way? Half-sent letters?
4. **What happens to the queue?** It must go to people, in an order they can work with, with everything the machine already knew.
5. **How do we start again?** Who decides, after seeing what?

Then rehearse. Press it on a normal Tuesday and work by hand for two hours. The first rehearsal always finds something: a password, a colleague who has never done the manual step, a report that breaks.

*If the manual way has been forgotten, you do not have a switch. You have a decoration.*

**Exercise.** Write your switch card: five answers, large type. Show it to somebody on another shift. Could they use it tonight?`,
        },
        {
          slug: 'thresholds-and-hand-overs',
          title: 'Thresholds and hand-overs',
          exerciseMinutes: 10,
          kind: 'video',
          body: `Between "the machine decides" and "a person decides" lies most of the useful ground. You shape it with thresholds.

For each pattern step define three bands:

- **Clear:** handled automatically, sampled afterwards.
- **Unclear:** prepared by the machine, decided by a person, who sees the source first and the suggestion second.
- **Never:** goes to a person untouched, whatever the score. List these by kind: minors, bereavement, legal threats, anyone who asks for a human.

Set the bands by consequences. If wrongly closing a ticket costs a customer a week and wrongly keeping it costs you two minutes, the clear band should be narrow.

Do not trust a model's own statement of confidence unless you have compared it with the truth on at least a hundred of your cases.

Hand-overs deserve design as well. A person who receives a case should see what was tried, what was said to the customer, and why it came. "Escalated" is not a reason.

**Exercise.** Take twenty past cases. Sort them into the three bands by hand, two of you, separately. Compare. Your disagreement rate is the best your machine can hope for.`,
        },
        {
          slug: 'limits-in-numbers',
          title: 'Limits in numbers',
          exerciseMinutes: 10,
          kind: 'text',
          body: `Things that run by themselves need limits, written as numbers, enforced outside the model.

- **Volume:** at most so many actions an hour. A loop that writes to customers hits this within minutes instead of by morning.
- **Money:** at most so much per action, per day, per supplier.
- **Reach:** which folders, which addresses, which fields. Read access first; write access only where a step needs it.
- **Time:** working hours only, until it has earned the night.
- **Cost:** a monthly budget with an alarm at half.

When a limit is reached, the system stops and says so to a named person. It does not slow down politely.

*From a bakery.* Our ordering script had no volume limit, because "who would order forty thousand eggs?" A decimal comma would. The supplier phoned. Since then I write the limit before the first line of anything else.

**Exercise.** For your process write five limits. For each: the number, who chose it, and what a normal week looks like. A limit ten times above normal is an ornament; twice above normal is a limit.`,
        },
      ],
    },
    {
      title: 'Pilot and proof',
      lessons: [
        {
          slug: 'a-pilot-with-a-stopping-rule',
          title: 'A pilot with a stopping rule',
          exerciseMinutes: 15,
          kind: 'text',
          body: `A pilot is an experiment that is allowed to fail. Most are launches in disguise: nobody has said what would make us stop.

Write one page.

1. **Question.** "Does pre-sorting reduce time to first answer without more wrong answers?" One sentence, one question mark.
2. **Scope.** One team, one kind of case, six weeks.
3. **Baseline.** Two weeks measured by hand, before anything is switched on. Skip this and you will never know.
4. **Measures.** One you want to rise, one you must not let fall, one you ask people about.
5. **Stopping rule.** "We stop at once if a *never* case is handled automatically. We stop at week three if the sampled error rate exceeds four percent."
6. **Decision day.** A date, three names, three possible results: extend, change, end.

Say publicly that ending is a good result. I ask the sponsor to repeat it in front of the team. It is remarkable what people report once they may.

**Exercise.** Write the page. Ask the person most affected to write number five with you.`,
        },
        {
          slug: 'measure-without-fooling-yourself',
          title: 'Measure without fooling yourself',
          exerciseMinutes: 10,
          kind: 'text',
          body: `"Saves 40 percent of the time" is nearly always measured by asking the person who built it. Some protections:

**Count the whole trip.** Time to write, to check, to correct, to explain to the customer. If checking moved to another team, it is not saved.

**Look at the tail.** Averages improve while the worst tenth gets worse. Report the slowest ten cases by name.

**Count rework four weeks later.** Errors return as complaints, credits, second calls.

**Ask what filled the gap.** If six hours a week were freed, where are they? Ask each person to name one thing. Silence is data.

**Keep a hand sample.** Ten cases a month done entirely by people, forever. They are your memory of what good looks like, and the way new colleagues learn.

A fair sentence for your board has this form: "Over six weeks and 1,140 cases the median fell from 31 to 19 hours; wrong routing rose from 2 to 3 percent; checking takes 40 minutes a day; two staff find the work emptier." It convinces because it does not shine.

**Exercise.** Write that sentence for your pilot now, with blanks. The blanks are your measurement plan.`,
        },
        {
          slug: 'the-review-after-a-bad-day',
          title: 'The review after a bad day',
          exerciseMinutes: 10,
          kind: 'text',
          body: `It will go wrong. What you do the day after decides whether people will tell you the next time.

Within three working days gather those who were there for one hour. No one who only wants to know whom to blame. Work through four questions, in this order:

1. **What did each of us see, and when?** Build one timeline. Write what people knew *then*.
2. **What helped?** Somebody noticed, phoned, pressed the switch. Name it; it is a strength to protect.
3. **What made it likely?** Keep going past the first cause. "The model misread it" is where the analysis starts.
4. **What will we change, who, by when?** Three things at most. One of them must make the problem easier to *notice*, not only rarer.

Publish the page to everyone who was affected, in plain words. If customers were harmed, tell them before they find out.

Then ask the question that teams avoid: **should it go back on?** Sometimes the honest answer is no, and a quiet process done by people is the more modern solution.

**Checklist:** timeline · strengths · causes · three changes · told those affected · decision to restart, with a name.`,
        },
      ],
    },
  ],
};
