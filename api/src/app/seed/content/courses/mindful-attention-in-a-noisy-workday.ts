import type { SeedCourse } from '../types.js';

export const mindfulAttentionInANoisyWorkday: SeedCourse = {
  slug: 'mindful-attention-in-a-noisy-workday',
  title: 'Mindful Attention in a Noisy Workday',
  promise: 'Protect two good hours a day, notice when you drift, and come back without scolding yourself.',
  track: 'consciousness-integration',
  level: 'introductory',
  access: 'free',
  instructorKey: 'hana-morishige',
  outcomes: [
    'See where your attention goes, with numbers instead of guilt',
    'Return from a distraction in less than a minute',
    'Set up tools so that they wait for you',
    'Hold one meeting a week in which people are present',
  ],
  description: `Attention is the one thing you cannot delegate. Machines can read for you, write for you and remember for you; they cannot notice for you.

The course takes three weeks with three short lessons a week. Every practice was tested by people with children, shifts and inboxes. None takes longer than ten minutes. You do not have to believe anything.`,
  modules: [
    {
      title: 'Notice',
      lessons: [
        {
          slug: 'count-the-switches',
          title: 'Count the switches',
          exerciseMinutes: 10,
          kind: 'text',
          isPreview: true,
          body: `Before changing anything, look. For one working day keep a paper slip next to your keyboard. Each time you switch from what you were doing to something else, make a mark. Add a letter:

- **I** if it came from inside (a thought, boredom, worry)
- **O** if it came from outside (a sound, a banner, a person)
- **T** if a tool made you wait and you went elsewhere meanwhile

Do not try to switch less. Do not judge. At lunch and in the evening, count.

Most people expect O to win and find that I does. The inner interruption comes first; the phone is where it goes. Since assistants arrived, T has grown: twenty seconds of waiting for an answer is just long enough to open something else and lose six minutes.

A finance director in our community counted 187 marks. On the second day, merely counting, she had 112. Nothing else had changed. *What is seen is already different.*

**Exercise.** One day, one slip. In the evening write three numbers and one sentence: "I leave my work most often when …"`,
        },
        {
          slug: 'the-one-breath-return',
          title: 'The one-breath return',
          exerciseMinutes: 5,
          kind: 'video',
          body: `Wandering off is not the mistake. It is what minds do. The skill is the return, and it can be trained like a serve in tennis: the same short movement, many times.

**The movement**

1. *Notice.* Say inwardly: "away".
2. *Exhale* once, fully, a little longer than usual.
3. *Ask:* "What was I doing, and what is its next small step?"
4. *Do* that step with your hands: type a word, turn a page.

It takes eight seconds. No comment, no resolution, no "again!". Scolding is a second distraction dressed as discipline.

Practice it ten times now, in cold blood. Look at the wall, let your mind go, notice, exhale, ask, touch the page. Ten repetitions make it available when you need it.

The third step fails if you do not know what you were doing. So before you begin a task, write it on a card in five words: *Reply to Oslo about dates.* The card waits more patiently than memory does.

**For three days:** a card for every task, a breath for every return. In the evening note only how many times you came back. More is better.`,
        },
        {
          slug: 'where-do-you-go',
          title: 'Where do you go?',
          exerciseMinutes: 10,
          kind: 'reflection',
          body: `You have counted and you have returned. Now be curious about the place you go to.

Sit for five minutes with nothing in your hands. When you notice that you have left, do not return at once. Look around first. Where are you? In a conversation that went badly? In a plan? In a small sweetness, such as what to eat?

Then write, quickly and without correcting:

1. My mind's three favorite places are …
2. The feeling just before I leave is usually … (tired, uncertain, bored, afraid of being bad at this)
3. The work I leave most often is … It asks of me …
4. The work I never leave is … It gives me …
5. If the restlessness had a sentence to say, it would be …

Do not turn the answers into a program. It is enough to know that when you reach for the phone over the budget, it may be fear, and when you reach for it over the minutes, it may be fatigue. Fear wants one small step. Fatigue wants a window and some water.

Tomorrow, at the first "away", add one word: *afraid*, *tired*, *bored*, *called*. Then breathe and return.`,
        },
      ],
    },
    {
      title: 'Arrange',
      lessons: [
        {
          slug: 'two-protected-hours',
          title: 'Two protected hours',
          exerciseMinutes: 10,
          kind: 'text',
          body: `You will not have a quiet day. You can have two quiet hours, and two are enough for most of what only you can do.

**Choose them by energy, not by gaps.** For a week note, on the hour, a number from 1 to 5 for clarity. Put the two hours on the two highest.

**Name the work.** "Focus time" invites negotiation. "Writing the staffing plan, due Friday" does not.

**Close the doors.** Mail program shut, messages paused, phone in another room. In another room, not face down: seeing it costs attention even when it is silent.

**Leave one door open, on purpose.** Tell two people how to reach you for something that cannot wait. The fear of missing an emergency keeps the mind at the window.

**End with a note.** The last three minutes: where I am, next step, what I am unsure of. Tomorrow's beginning is today's gift.

If you lead others, publish your hours and defend theirs. A team in Hartford marks the same ninety minutes for everyone; after a month nobody could say what had been lost.

**Exercise.** Put two hours into each of the next five days. Keep three of the five. That is success.`,
        },
        {
          slug: 'make-tools-wait',
          title: 'Make tools wait',
          kind: 'text',
          body: `A notification is a stranger's decision about your attention. Spend thirty minutes once and get it back for months.

Sort everything that may interrupt you into three groups.

- **People who need me now:** calls from two or three persons, the alarm. Sound on.
- **People who need me today:** messages, mail. No sound, no banner, no red number. You visit them at set times, three is plenty.
- **Everything else:** off. Not silent. Off.

With assistants two further settings matter. *Suggestions while typing*: switch them off for the texts in which you find out what you think, and leave them on for forms. *Answers that stream*: when you have asked a long question, do not watch it write. Stand up, look far away, come back when it is done. The eyes rest and the T marks disappear.

Then the hardest one: **a rule for others.** Write one sentence in your signature or status: "I read messages at 9, 12 and 16. If it burns, call."

**Checklist**
- Three groups sorted on phone and computer
- Red numbers gone
- Visiting times in the calendar
- One sentence sent to the team`,
        },
        {
          slug: 'the-waiting-practice',
          title: 'The waiting practice',
          exerciseMinutes: 10,
          kind: 'text',
          body: `The day is full of small waits: the elevator, the file, the model composing its answer. We fill them with a screen. They are the only rests that come without asking for leave.

For this week choose one wait and keep it empty. The answer being generated is a good one, since it happens thirty times a day and lasts as long as three breaths.

**The practice**

1. Press enter. Take your hands off the keyboard, onto the thighs.
2. Feel your feet, the chair, the hands. Three places.
3. Three breaths, ordinary ones.
4. Before you read the answer, finish this sentence inwardly: *"I expect that it will say …"*

The fourth step is for your judgment. If you have an expectation, you can be surprised, and surprise is how errors are caught. People who have formed no view of their own find every fluent answer convincing.

After a few days many report two things: they ask fewer questions, and better ones. The wait has become a moment in which they notice that they already knew.

**Note in the evening:** how often did I keep it empty? What did I expect wrongly? Which question turned out to be unnecessary?`,
        },
      ],
    },
    {
      title: 'Share',
      lessons: [
        {
          slug: 'listening-without-preparing',
          title: 'Listening without preparing',
          exerciseMinutes: 10,
          kind: 'text',
          body: `Most of us listen with half of our attention, while the other half prepares an answer. Now a machine can take the notes, and the second half has no excuse. Or it drifts off completely, because "it is being recorded anyway".

Try this in one conversation a day.

**Before.** Put the device away, visibly. If something records, say so, ask for consent, and decide who deletes it.

**During.** Your only task is to be able to repeat what matters to the other person in a way they would sign. When an answer forms in you, let it go by like a train you are not taking. There will be another.

**At the end of their turn.** Count two seconds. Then: "What I hear is … Is that it?" Wait for the correction. It is usually the sentence the whole conversation was for.

A director of nursing uses this at every handover. It added forty seconds per patient, and her team stopped finding out at midnight.

**Exercise.** One conversation a day for five days. Write down only the corrections you received. They are a map of what you tend not to hear.`,
        },
        {
          slug: 'a-meeting-worth-attending',
          title: 'A meeting worth attending',
          kind: 'text',
          body: `Choose one recurring meeting. For four weeks change only this.

**Minute 0–2: arrive.** Everybody sits, nothing open. Someone reads the purpose in one sentence. One minute without words. It is awkward the first time and missed the fourth time.

**One screen at most.** Whoever needs a device says what for. Notes are taken by one person, or by a tool that everybody has agreed to.

**Questions before opinions.** For each item a round in which each may ask and nobody may answer. Three minutes. Half of the disagreements vanish, the other half become visible.

**Decisions aloud.** Before leaving an item: "We have decided that … because … by … who." If it cannot be said, it has not been decided.

**Minute −3: leave.** Each person says one word about how present they were. Not a review, a thermometer.

Summaries written by a model are fine afterwards, on condition that somebody who was there corrects them. What was said with hesitation reads, in a summary, like a plan.

**Measure:** after four weeks ask whether the meeting could be shorter. It usually can, by a third.`,
        },
        {
          slug: 'keep-what-worked',
          title: 'Keep what worked',
          exerciseMinutes: 10,
          kind: 'reflection',
          body: `Nine lessons are too many to keep. Keep two.

Repeat the first exercise: one day, one slip, marks with I, O and T. Compare with your first day. Then write:

1. **The numbers.** First day … , today … . What do they not show?
2. **The practice I did without being reminded.** It is probably the right one. When and where does it happen? What could easily end it (a journey, a new project, a sick child), and what would its smallest form be on such a day?
3. **The practice I admire and did not do.** Let it go in writing: "Not now." Unkept intentions are noise, too.
4. **Someone who benefited.** Who noticed that you were more present? What did they say or do?
5. **My sentence.** Complete: "At work, my attention is for …" Not what it is on. What it is *for*.

Put the sentence where your first mark was: on a slip beside the keyboard.

If you would like to go on, *Meditation for People Who Decide* builds on the one-breath return. If you would rather stay with two habits for a season, that is the better plan for most people.`,
        },
      ],
    },
  ],
};
