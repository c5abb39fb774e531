import type { SeedCourse } from '../types.js';

export const meditationForPeopleWhoDecide: SeedCourse = {
  slug: 'meditation-for-people-who-decide',
  title: 'Meditation for People Who Decide',
  promise:
    'Build a ten-minute practice that survives a bad week, and use it before the decisions that matter.',
  track: 'consciousness-integration',
  level: 'introductory',
  access: 'free',
  instructorKey: 'hana-morishige',
  outcomes: [
    'Sit for ten minutes and know what to do with them',
    'Tell an impulse from a decision',
    'Use a three-minute pause before an irreversible step',
    'Keep the practice through travel, stress and boredom',
  ],
  description: `I traded bonds for eight years and lost most money on the days when I felt most certain. This course teaches what I would have needed: a way to see a state of mind before acting from it.

Nothing here is mystical and nothing needs equipment. Eight lessons, ten minutes a day. If you live with trauma or acute distress, sit with a teacher or a therapist rather than with a course; the first lesson says how to stop at any time.`,
  modules: [
    {
      title: 'Sit',
      lessons: [
        {
          slug: 'ten-minutes-on-a-chair',
          title: 'Ten minutes on a chair',
          exerciseMinutes: 10,
          kind: 'text',
          isPreview: true,
          body: `Take a chair that does not roll. Sit on the front half, feet flat, back its own length, hands where they are heavy. Eyes open and lowered, or closed. Set a timer for ten minutes and turn the screen over.

**What to do.** Feel the breath where it is clearest: nostrils, chest or belly. Choose one and stay there. Count each out-breath from one to ten, then begin again. When you notice that you are at fourteen, or planning dinner, go back to one. Going back *is* the exercise, not the interruption of it.

**What not to do.** Do not try to become calm. Do not breathe in a special way. Do not rate the session.

**How to stop.** If something frightening or overwhelming comes up, open your eyes, press your feet into the floor, name five things you see, and stand up. You have not failed. If it keeps happening, stop the course and speak with somebody qualified.

**For this week:** same chair, same hour, five days. Morning, before the first screen, works for most people. Keep a list with one word for each day. "Fidgety" is a complete entry.`,
        },
        {
          slug: 'thoughts-are-weather',
          title: 'Thoughts are weather',
          exerciseMinutes: 10,
          kind: 'text',
          body: `By now you have met the traffic. Some take it as proof that they "cannot meditate". It is proof that you have looked.

This week add labels. When a thought carries you off, name its kind with one quiet word and go back to the breath:

- *planning*
- *remembering*
- *rehearsing* (a conversation to come, with better lines)
- *judging* (others, yourself, this exercise)
- *wanting*, *not wanting*

A label is not an analysis. It is like saying "rain". You neither argue with rain nor believe it.

After some days patterns appear. A hospital manager discovered that three quarters of hers were rehearsing, nearly always with the same person. She had not known that the relationship troubled her. She called him.

Why does this matter to somebody who decides? Because at your desk the same thoughts arrive without labels, and look like the situation. *"This must go out today"* may be a fact. It may be weather.

**Exercise.** Ten minutes with labels, five days. On the sixth, use one label aloud at work: "I notice I am rehearsing." Watch what happens to the room.`,
        },
        {
          slug: 'the-body-votes-first',
          title: 'The body votes first',
          exerciseMinutes: 10,
          kind: 'text',
          body: `Long before you have reasons, your body has taken a position. The jaw sets, the breath rises, the stomach drops. The vote is not always right. Not knowing that it has been cast is always worse.

**Practice: the short scan (4 minutes).** After six minutes of counting, move your attention slowly: forehead, jaw, throat, chest, belly, hands. At each place ask only: tight, loose, warm, numb? Change nothing.

**At work: two readings.** Before a difficult meeting and directly afterwards, take ten seconds for jaw, breath, belly. Write down three words. After two weeks you have twenty pairs, and they tell you more about your decisions than most assessments would.

*Example.* A loan officer noted "chest high" before each refusal to a man who reminded him of his brother. The refusals were correct, on paper. He now hands such files to a colleague, and two of seven came out differently.

Screens dull these signals, because the text of a model has no face and asks nothing of yours. All the more reason to check before you accept a well-written recommendation: *What is my body doing with this?*

**Exercise.** Scan daily; readings twice a day; three words each.`,
        },
        {
          slug: 'what-i-avoid-by-being-busy',
          title: 'What I avoid by being busy',
          exerciseMinutes: 10,
          kind: 'reflection',
          body: `You have sat about fifteen times. Something has probably begun to knock: an unanswered letter, a doubt about a project, a person. Busyness keeps such guests in the hall. In ten minutes without a task they come in.

Sit first, ten minutes, counting. Then write for ten minutes by hand, without lifting the pen more than needed:

1. What came up more than twice this week?
2. What would I have to do, or to stop doing, if I took it seriously?
3. What does *not* deciding cost, and who pays? Be exact: which person, how much, how often.
4. What is the smallest honest step? Not the solution. A question, a date, a sentence to someone.

Read it once. Fold it.

You may be tempted to give this to a machine and ask for a plan. Notice the temptation. Sometimes it is efficient, and sometimes it is a more elegant way of not letting the guest sit down. For this one, wait three days. If the step is still clear then, take it. If not, sit with it again.

Nothing in this lesson needs to be shared with anyone, least of all a keyboard.`,
        },
      ],
    },
    {
      title: 'Decide',
      lessons: [
        {
          slug: 'impulse-or-decision',
          title: 'Impulse or decision?',
          exerciseMinutes: 10,
          kind: 'text',
          body: `An impulse wants to end a feeling. A decision wants to bring something about. From the inside they feel alike, particularly when we are tired, praised or behind.

Four questions separate them in a minute:

1. **What am I feeling, in one word, and where?**
2. **If this feeling vanished right now, would I still do it?**
3. **What will I think of it on Thursday?**
4. **Who is not in the room?**

If the second answer is no, you have an impulse. That does not make it wrong. It means that it can wait until the feeling has passed, normally twenty minutes.

Speed has become cheap: the reply drafts itself, the order is one click away. The pause used to be built into the world, in stamps and typists. Now you have to bring it.

*A rule to borrow.* Nothing irreversible after 18:00, before food, or within ten minutes of being criticized.

**Exercise.** For one week, mark each decision that affects another person with *i* or *d*, at the moment you take it. Do not change your conduct. On Friday look at the i's. How many would you take again?`,
        },
        {
          slug: 'the-three-minute-pause',
          title: 'The three-minute pause',
          exerciseMinutes: 5,
          kind: 'text',
          body: `For decisions that cannot be undone, a form helps. It fits between two meetings.

**Minute one: arrive.** Sit. Feet. Ten out-breaths, counted. Let your face be as tired as it is.

**Minute two: see.** Put the decision before you in one sentence that contains a person: "I am about to tell Jonas that his role ends." Look at it without arguing. What do you feel? What do you want to be spared? What does he need that costs you little?

**Minute three: choose.** Ask: *Can I stand by this with my name, in front of those it concerns, in a year?* Wait for the answer. A yes is usually quiet. A loud yes wants to be checked with someone.

Then act, or write down when you will.

If a recommendation from a system was involved, add half a minute: *What would I decide if it had said the opposite?* If you would have accepted that as easily, you have not yet decided anything.

**Exercise.** Use the pause three times this week, once for something small. Afterwards write one line: what changed between minute one and minute three? "Nothing" is a fine result. You will stand by it better.`,
        },
        {
          slug: 'sit-with-others',
          title: 'Sit with others',
          exerciseMinutes: 10,
          kind: 'text',
          body: `Practice alone becomes private, and what is private is easily dropped. Two forms of company have lasted in workplaces I know.

**The pair.** Two people, five minutes of silence on a call, cameras on, each morning at 8:25. No talk before, one sentence after: "Today I want to be careful about …" It takes seven minutes. Pairs last longer than groups, because absence is noticed kindly.

**The opened meeting.** One minute of silence at the beginning of a meeting that already exists. Announce it as what it is: a minute to arrive. Never make it compulsory, never call it by a tradition's name unless everyone has agreed, and let people look out of the window.

Be careful if you lead. Your offer sounds like an instruction. Say once that nobody will be counted, and mean it. Contemplation prescribed by the employer is a contradiction, and people feel it.

Companies sometimes offer an app instead. It may help. But notice who sees the data, and whether the workload that made people need it has been looked at too.

**Exercise.** Ask one person, not from your own team, to form a pair for two weeks.`,
        },
        {
          slug: 'a-practice-for-bad-weeks',
          title: 'A practice for bad weeks',
          exerciseMinutes: 10,
          kind: 'reflection',
          body: `Every practice works in good weeks. Plan yours for the others.

Think of a really bad week in the past year: illness, a crisis at work, grief. Write down its ordinary day. When did you wake, where were the gaps, what did you reach for?

Now design three sizes.

- **Large, for normal days:** ten minutes, chair, counting. When, where?
- **Small, for full days:** three minutes. In which existing gap? (*In the parked car, before I get out.*)
- **Tiny, for bad days:** three out-breaths tied to something that happens anyway. (*When my hand touches the door handle of the ward.*)

The tiny one counts fully. It keeps the path from growing over.

Answer three more questions:

1. What will make me stop? Boredom, success, travel, a remark from someone?
2. Who may ask me about it, once a month, without my being annoyed?
3. What has changed in the way I decide since the first lesson? Name one decision. If you cannot, ask somebody who sits across from you.

Write the three sizes on a card and put it into the pocket of the coat you wear most.`,
        },
      ],
    },
  ],
};
