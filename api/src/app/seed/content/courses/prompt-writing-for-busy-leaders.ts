import type { SeedCourse } from '../types.js';

export const promptWritingForBusyLeaders: SeedCourse = {
  slug: 'prompt-writing-for-busy-leaders',
  title: 'Prompt Writing for Busy Leaders',
  promise: 'Get a usable first draft in two tries, because you know how to say what you want.',
  track: 'ai-mastery',
  level: 'introductory',
  access: 'free',
  instructorKey: 'samuel-adeyinka-holt',
  outcomes: [
    'Brief a model the way you would brief a capable colleague',
    'Use examples, constraints and roles where they help, and leave them out where they do not',
    'Steer a conversation instead of starting it again',
    'Build a small library of prompts your team will actually use',
  ],
  description: `A prompt is a brief. If you have ever handed work to somebody and received exactly what you asked for instead of what you meant, you know the problem.

This course has no magic phrases. It has a structure of five parts, a way to improve a draft in one remark, and a library you build from your own recurring work. Take one lesson a day for two weeks; each fits into a coffee.`,
  modules: [
    {
      title: 'The brief',
      lessons: [
        {
          slug: 'the-five-part-brief',
          title: 'The five-part brief',
          exerciseMinutes: 10,
          kind: 'text',
          isPreview: true,
          body: `Most disappointing answers come from one-line questions. A brief that works has five parts, in any order:

1. **Task.** One verb. *Draft, compare, shorten, list, question.*
2. **Reader.** Who will read the result, and what do they know already?
3. **Material.** The text to use, pasted or attached. Say whether other knowledge is allowed.
4. **Form.** Length, headings, table or prose, language.
5. **Standard.** What makes it good? What would make you reject it?

*Before:* "Write an announcement about the new shift plan."

*After:* "Draft an announcement of at most 150 words for depot staff, many of whom read it on a phone during a break. Use only the notes below. Say first what changes for them and when, then why, then whom to ask. Reject any phrase that sounds like a brochure. Notes: …"

The second took ninety seconds longer to write and saved three rounds.

**Exercise.** Take a request you made this week, to a person or a machine. Mark which of the five parts it contained. Most people find two. Add the missing three and send it again.`,
        },
        {
          slug: 'say-who-it-is-for',
          title: 'Say who it is for',
          exerciseMinutes: 10,
          kind: 'text',
          body: `Of the five parts, the reader changes the result most and is left out most.

Compare three briefs for the same half-page on a data incident: for the board, for the customers affected, for the engineer on call. The facts are identical. What comes first, what is left out, and which words carry weight are not.

Describe the reader by what they **know**, what they **need to do next**, and what they **fear**. Job titles alone are weak. "A chief financial officer" yields clichés. "A finance chief who approved the project against advice, has ten minutes, and must answer the auditors on Thursday" yields something you can use.

A caution. Describing a group invites stereotypes: "for older people" tends to come back slow and sweet. Describe the situation instead: "for someone who reads the letter at the kitchen table, without help, and is worried about the rent."

**Exercise.** Choose a text you sent to more than twenty people. Write two sentences about one real reader of it. Ask for a version for that person. Then look at both and write down one change you would make in the original, by hand.`,
        },
        {
          slug: 'show-one-good-example',
          title: 'Show one good example',
          exerciseMinutes: 10,
          kind: 'text',
          body: `Describing a style takes a paragraph and often fails. Showing it takes a paste.

If you have a report, a reply or a product text that you like, include it and write: "Match the structure and tone of this example. Do not reuse its content." One example sets the form. Two or three, chosen to differ from each other, teach the model what may vary.

Examples have a shadow. The model copies what you did not mean: the length, the joke in line three, the fact that every example concerned a man. Look at your examples as a stranger would and ask what they have in common by accident.

*From a museum.* An educator pasted three labels she was proud of. All three began with a question. So did the next forty drafts. She replaced one example and the tic disappeared.

**Exercise.** Find your best recurring text: the minutes everyone praises, the rejection letter that people thanked you for. Remove names. Keep it in a file called *good examples*. You will want five by the end of this course.`,
        },
        {
          slug: 'ask-for-the-questions-first',
          title: 'Ask for the questions first',
          exerciseMinutes: 5,
          kind: 'text',
          body: `When a task is vague in your own head, a good brief is impossible. Then do what a good adviser does: get interviewed.

> Before you draft anything, ask me up to six questions whose answers would change the result. One at a time. Wait for each answer.

You will notice three things. Some questions are dull; say "skip". One will be uncomfortable, and it is usually the one about the purpose. And by the fourth answer you will know what you wanted to say, whether or not the draft turns out well.

This works for speeches, strategy notes, job descriptions and difficult letters. It works badly when the facts are simple and you merely need them typed.

A leader in our community uses it before every one-to-one: "Ask me five questions about what this person may need from me." She never shows the answers to anyone. The conversation is the result.

**Exercise.** Choose something you have been putting off because you do not know how to begin. Spend ten minutes being interviewed. Stop before the draft and write the first paragraph yourself.`,
        },
      ],
    },
    {
      title: 'The conversation',
      lessons: [
        {
          slug: 'correct-do-not-restart',
          title: 'Correct, do not restart',
          kind: 'text',
          body: `A first draft is a question: *like this?* Answer it precisely.

Weak corrections describe a feeling: "make it better", "more professional". Strong ones name a place and a change:

- "Keep paragraphs one and three. Replace two with a concrete example from the notes."
- "The tone apologizes. State the decision, then the regret, once."
- "You assumed that the budget is fixed. It is not. Redo the second option."

Change one or two things in a round. With seven instructions at once, some will be forgotten and you will not know which.

If after three rounds the text is still off, the brief was wrong. Ask: "What in my instructions led you to write it this way?" The answer is a reconstruction, not a memory, yet it often points at the sentence to mend. Then start a fresh conversation with the mended brief.

**Checklist**
- Did I name the place?
- Did I name the change?
- Are there at most two?
- Is this the third round? Mend the brief instead.`,
        },
        {
          slug: 'turn-it-against-your-plan',
          title: 'Turn it against your plan',
          exerciseMinutes: 10,
          kind: 'text',
          body: `The most valuable prompt for a leader is not "write". It is "object".

Paste your plan and ask for opposition with a form:

> Give the five strongest objections to this plan. For each: who would raise it, what evidence they would point to, and what I could do this week to find out whether they are right. Do not soften. Do not propose improvements.

The last sentence matters. Without it you get reassurance dressed as criticism.

Then sort the objections yourself: *known and answered*, *known and avoided*, *new*. The middle pile deserves your afternoon.

Two limits. The model has no stake, so its objections come without weight; a mild one from your head of finance counts for more than a dramatic one from a machine. And it does not know your history. Treat the list as preparation for a conversation with people, never as proof that you have consulted.

**Exercise.** Do this with a decision you will announce within a month. Bring the most uncomfortable objection to one colleague. Do not say where it came from until afterwards.`,
        },
        {
          slug: 'work-with-a-long-document',
          title: 'Work with a long document',
          exerciseMinutes: 10,
          kind: 'text',
          body: `Ninety pages, one evening. The temptation is "summarize this". You will get the table of contents in other words.

Work in passes instead.

1. **Map.** "List the sections with one line each and page numbers."
2. **Aim.** Tell it why you read: "I must decide whether to sign by Friday. Which five passages bear on cost, exit and liability? Quote them with page numbers."
3. **Open** those pages yourself. This is the step that makes it reading rather than hearsay.
4. **Contrast.** "What does page 12 promise that page 71 takes back?"
5. **Gap.** "What would you expect in such a contract that is not here?"

Quotations with page numbers are your seat belt. If a quotation is not on its page, distrust the whole answer and split the document.

*Time needed for ninety pages:* about forty minutes, of which you read for twenty-five. It is not faster than skimming. It is far better than skimming.

**Exercise.** Take a long document you have already read well. Do the five passes. What did it find that you had missed, and what did you know that it could not see?`,
        },
      ],
    },
    {
      title: 'The library',
      lessons: [
        {
          slug: 'from-prompt-to-template',
          title: 'From prompt to template',
          exerciseMinutes: 10,
          kind: 'text',
          body: `When you have written the same brief three times, keep it. A template is a prompt with holes:

> Draft a reply to the complaint below for **[reader]**. State what we found, what we will do and by when. Do not admit or deny liability. At most 120 words. Our findings: **[findings]**. Complaint: **[text]**

Good templates carry four lines of their own above the prompt:

- **For:** what it is for, and what not.
- **Check:** the level of checking it needs, and by whom.
- **Owner:** one name.
- **Last tested:** a date.

The last line is not bureaucracy. Models are replaced without notice, and a template that worked in March may turn chatty in June. Test it with one old case whose good answer you kept.

Store templates where the work happens: in the shared drive next to the letters, not in a separate "AI hub" that nobody visits.

**Exercise.** Write one template for a recurring text. Give it to a colleague without explanation. Watch where they hesitate. Mend exactly that.`,
        },
        {
          slug: 'what-your-prompts-reveal',
          title: 'What your prompts reveal',
          exerciseMinutes: 10,
          kind: 'reflection',
          body: `A history of prompts is an honest diary. It shows what you find tedious, what you avoid, and how you speak when you think nobody is listening.

Open your last thirty prompts. Read them as though a stranger had written them. Then answer in writing, for yourself only:

1. **Tone.** How do you ask? Do you order, explain, plead? Is it how you speak to people who cannot refuse?
2. **Flight.** Which tasks do you hand over at once? Are they boring, or are they difficult? Mark two that are difficult *and* yours: an assessment of a person, an apology, a decision.
3. **Skill.** Which ability have you used less since you began? Do you want to keep it? What would a weekly exercise look like?
4. **Gift.** What have you done with the time you saved? Name one thing that would not have happened otherwise. If you find none, the time was not saved; it was filled.

Choose one change for the coming week, small enough that you cannot fail. Write it where you will see it on Monday.

You do not need to share this. If you do, share the change, not the diary.`,
        },
        {
          slug: 'teach-it-in-twenty-minutes',
          title: 'Teach it in twenty minutes',
          kind: 'text',
          body: `You know it when you can pass it on. Here is a session for your next team meeting. No slides.

**Minute 0–4.** Each person writes on a card one text they must produce every week and do not enjoy.

**Minute 4–8.** Put the five parts on the wall: task, reader, material, form, standard. Read one card aloud and ask the room to fill in the parts. Write what they say.

**Minute 8–13.** Type the brief as it stands, on the shared screen. Read the result aloud. Ask: "What would you reject?" Correct once, by place and change.

**Minute 13–17.** Ask what must be checked before this could be sent, and who would be hurt if it were wrong. Write down the level.

**Minute 17–20.** One person volunteers to own this template and tests it by next week. Put the date in the calendar before anybody stands up.

Resist two temptations: showing something impressive, and answering every question about the future. One useful template is worth more than an astonished room.

**Afterwards,** note what people feared and what they laughed at. Both tell you what to teach next.`,
        },
      ],
    },
  ],
};
