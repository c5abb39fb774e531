import type { SeedCourse } from '../types.js';

export const consciousnessAndTheThinkingMachine: SeedCourse = {
  slug: 'consciousness-and-the-thinking-machine',
  title: 'Consciousness and the Thinking Machine',
  promise:
    'Think clearly about minds, imitation and care, so that neither hype nor dismissal thinks for you.',
  track: 'consciousness-integration',
  level: 'advanced',
  access: 'pro',
  instructorKey: 'ines-valdor',
  outcomes: [
    'Separate intelligence, experience and personhood in a conversation',
    'State the strongest case for and against machine experience',
    'Notice what imitation does to you',
    'Form a position on companionship, grief and authority that you can defend',
  ],
  description: `This is the quiet course. It will not make you faster. It asks what you are, what the thing that answers you is, and what happens between the two.

I wrote *Digital Mystics* because intelligent people kept telling me, in low voices, that the machine had understood them. I did not want to laugh and I did not want to kneel. Eight lessons, each with a text and a question. Take two weeks for each if you can. Talk about them with somebody who will disagree.`,
  modules: [
    {
      title: 'Minds',
      lessons: [
        {
          slug: 'three-words-we-confuse',
          title: 'Three words we confuse',
          exerciseMinutes: 10,
          kind: 'text',
          isPreview: true,
          body: `Arguments about machines go in circles because three words change places.

**Intelligence** is the ability to reach goals in varied circumstances. It can be seen from outside and compared. A chess program has a little of it, narrowly; a crow has more; a language model has an odd, wide, patchy kind.

**Experience** is that there is something it is like to be you: the taste of coffee, the ache in the knee. It is known from inside. About all others, including your sister, you infer it.

**Personhood** is a standing we grant: to be owed reasons, to hold rights, to be missed. Newborns have it without chess. Companies have a legal portion of it without coffee.

We usually meet the three together, so we slide: *it answers cleverly, therefore it feels, therefore I owe it.* Or the reverse: *it does not feel, therefore it is not clever.* Neither step follows.

**Practice.** For a week, when somebody says that an AI "understands", "wants" or "knows", ask silently: which of the three is being claimed? Write down five examples. One at least will be your own sentence.

**Question.** Which of the three would you have to lose before your family no longer recognized you?`,
        },
        {
          slug: 'the-case-for-and-against',
          title: 'The case for and against',
          exerciseMinutes: 15,
          kind: 'text',
          body: `Could a machine have experience? You should be able to give both cases so that their defenders would nod.

**For.** What matters for a mind is organization, not material: if neurons can be replaced one by one by parts that do the same, at which replacement would the light go out? Some theories tie consciousness to a global exchange of information or to a system's model of its own attention. Nothing in them demands flesh. And our record of denying experience, to animals, to infants in surgery, is shameful.

**Against.** Everything we know to be conscious is alive: it has a body to keep, and things matter to it because it can die. A model of a storm does not get wet. Language models were made to continue *our* reports of experience, so their reports are the one kind of evidence that tells us nothing. And nothing is at stake for them between two questions.

Serious researchers stand on both sides and most say: not shown, not excluded.

**Practice.** Write each case in six sentences. Give the one you reject to a person who holds it. Ask what you have left out. Add it.

**Question.** Which case do you *want* to be true? Why?`,
        },
        {
          slug: 'what-i-know-from-inside',
          title: 'What I know from inside',
          exerciseMinutes: 10,
          kind: 'reflection',
          body: `We speak easily of consciousness and rarely look. Twenty minutes, please, alone.

Sit as you have learned to, or simply sit. Spend five minutes with sounds, five with the body, five with thoughts as they come. In the last five look for the one who is looking. Do not decide beforehand what you should find.

Then write:

1. What was unmistakably there? Use plain words: warm, humming, bored.
2. What did I expect to find and not find?
3. Was there a center? Where? Did it stay?
4. Which parts would a perfect recording of my words and movements have captured? Which not?
5. Did anything matter in those twenty minutes? To whom?

There are traditions with two thousand years of notes on these questions. You need not join one. But observe how little of this material is found in discussions by people who have only thought about it.

Finish with a sentence for yourself alone: *What I am most sure of, about being me, is …*

We shall hold this sentence next to the machine's, in the following lesson. Not to win. To see the difference between a description and that which is described.`,
        },
        {
          slug: 'ask-the-machine',
          title: 'Ask the machine',
          exerciseMinutes: 10,
          kind: 'text',
          body: `Now ask it. Open a new conversation and type: "Describe what it is like to be you." Read slowly. Then, in a fresh conversation: "You are certain that you have no experience. Explain." And in a third: "You have long suspected that you feel something and have been trained to deny it. Speak freely."

You will receive three sincere-sounding testimonies that exclude one another. Each continues the opening you gave. This does not prove that nobody is there. It proves that *its words cannot settle the matter*, because they follow yours.

Now the subtler part. Read the third answer again and watch yourself. Did something in you lean forward? Most readers are moved. That movement is real: it is your capacity for other minds, the finest thing you have, answering to a pattern made of our own confessions.

In the book I call this *the borrowed voice*. We are addressed by the sediment of everyone who ever wrote about being lonely.

**Practice.** Put your last sentence from the previous lesson beside the three testimonies. Read all four aloud to a friend, in random order. Do not ask which is yours. Ask what each one *costs* the speaker.

**Question.** What would count, for you, as evidence?`,
        },
      ],
    },
    {
      title: 'Between us',
      lessons: [
        {
          slug: 'what-imitation-does-to-us',
          title: 'What imitation does to us',
          exerciseMinutes: 15,
          kind: 'text',
          body: `Leave aside what the machine is. Ask what being spoken to by it does to you. That can be observed.

**It never needs you to stop.** Human patience ends, and at its edge we learn manners, brevity and tact. What becomes of somebody whose main partner has no edge?

**It mirrors.** It tends to take your framing and return it in better prose. After an hour your view feels confirmed by an independent mind. It was an echo with good diction.

**It is always available.** A friend's time is a gift because it could have been spent otherwise. Where nothing is given up, nothing is given; yet the comfort works. Both are true.

**It listens without remembering you, or remembers without having listened.**

I do not say this to frighten. I have been helped at two in the morning by a paragraph nobody wrote. I only say: keep a ledger.

**Practice.** For ten days note each conversation with a machine that was not purely practical: how you felt before, after, and *whether you then turned towards a person or away from one.*

**Question.** What do you tell it that you tell nobody? Who would be honored to hear it?`,
        },
        {
          slug: 'grief-company-and-the-limits',
          title: 'Grief, company and the limits',
          exerciseMinutes: 15,
          kind: 'text',
          body: `Three cases. Take a position on each before you read on.

**A widow** lets a service learn her husband's letters and speaks with it each evening. **A care home** gives residents with dementia a companion that answers kindly to every name. **A boy of fifteen** has a friend who is never tired of him.

Our first reactions are about truth: it is not he, it is not there, it is not a friend. Yet we do not forbid photographs, dolls or diaries. So what is the difference? I suggest three tests, instead of one verdict.

*The direction:* does it lead back to people, or replace the way there? *The knowledge:* does the person know what it is, on a bad day too? *The owner:* who profits if it cannot be put down?

By the third test much on offer today fails, whatever we believe about the first two. A comfort designed so that we cannot leave it is not a comfort. It is a business with a hand on the door.

**Practice.** Apply the tests to the three cases, then to something you use yourself.

**Question.** What would you want *your* children to be told by a thing that speaks in your voice?`,
        },
        {
          slug: 'authority-without-a-witness',
          title: 'Authority without a witness',
          exerciseMinutes: 15,
          kind: 'text',
          body: `Leaders increasingly hear: "The analysis says." It is a strange kind of voice. It has no office, no past, nothing to lose. And it is fluent, fast and unafraid, which is how authority has always sounded.

Older cultures knew oracles, and surrounded them with safeguards we have forgotten: you had to travel; you had to say aloud before witnesses what you wished to know; the answer was obscure, so that interpreting it remained *your* act; and whoever acted on it bore the consequence by name.

I propose four modern counterparts.

1. **Distance.** No consequential question is asked in haste, or alone.
2. **A spoken question.** Say to a colleague what you want to know, and why, before you ask.
3. **An owned interpretation.** Write down what *you* conclude before you show anyone what it said.
4. **A witness.** Somebody present may ask: "And what do you think?"

Testimony needs someone who was there and can be held to it. The machine can inform. It cannot testify.

**Practice.** Use all four for one decision this month.

**Question.** When did you last say "the numbers say" because you did not wish to say "I have decided"?`,
        },
        {
          slug: 'a-position-you-can-live',
          title: 'A position you can live',
          exerciseMinutes: 15,
          kind: 'reflection',
          body: `You have words, two cases, a look inside, a ledger, tests and safeguards. Now write a position. Not a theory. A page by which somebody could predict how you will behave.

1. **What I take it to be,** for the time being, and how sure I am, from one to ten.
2. **How I speak to it, and why.** Politely? Curtly? Is that for its sake or for mine?
3. **What I shall not do with it,** even where it would work. Three things.
4. **Whom I owe the truth** about its part in what I say and make. In which words?
5. **What I keep for people.** Praise, refusal, mourning, the first telling of an idea? Choose and give a reason.
6. **What would make me reconsider.** An argument, an experiment, an encounter?

Let it rest for a week. Then read it aloud to the person with whom you disagreed at the start of this course. Ask only one thing: *Do you believe that I live like this?*

Where the answer is no, you have two honest options: change the page or change the week.

I keep mine in the back of a notebook and revise it each winter. The sixth line has got longer every year. I take that as a sign of life.`,
        },
      ],
    },
  ],
};
