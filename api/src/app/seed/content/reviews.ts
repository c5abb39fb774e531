import type { SeedReview } from './types.js';

/** What those who finished a course say of it. */
export const reviews: SeedReview[] = [
  {
    courseSlug: 'ai-foundations-for-professionals',
    personKey: 'maya',
    rating: 5,
    text: 'I could finally say to my board what the model does and what it does not do, without slides. The lesson on confident mistakes alone changed how we check drafts.',
  },
  {
    courseSlug: 'ai-foundations-for-professionals',
    personKey: 'oisin-mac-gabhrain',
    rating: 4,
    text: 'Plain words, no hype. I knew half of it and still took a page of notes. Do the exercises with your own documents, not with the examples.',
  },
  {
    courseSlug: 'ai-foundations-for-professionals',
    personKey: 'elodie-marchetaux',
    rating: 5,
    text: 'Short enough for a train ride, honest about what nobody knows yet.',
  },
  {
    courseSlug: 'prompt-writing-for-busy-leaders',
    personKey: 'noor-haddadin',
    rating: 4,
    text: 'I ask fewer questions now, and better ones. For medicine I would have liked one more lesson on what not to type in at all.',
  },
  {
    courseSlug: 'prompt-writing-for-busy-leaders',
    personKey: 'marcus-thibodeaux',
    rating: 5,
    text: 'The habit of asking for the questions first saved my team an afternoon in the first week.',
  },
  {
    courseSlug: 'prompt-writing-for-busy-leaders',
    personKey: 'sigridur-hallvardsdottir',
    rating: 4,
    text: 'Practical. The templates are fine, the reasons behind them are better.',
  },
  {
    courseSlug: 'automation-without-regret',
    personKey: 'hana-morishige',
    rating: 5,
    text: 'We drew our process on paper before we automated anything, as the course asks. Half of it did not need a machine. It needed one form less.',
  },
  {
    courseSlug: 'automation-without-regret',
    personKey: 'darius-featherstone-wiremu',
    rating: 4,
    text: 'The part about the way back is what every vendor leaves out.',
  },
  {
    courseSlug: 'ai-agents-with-a-person-in-charge',
    personKey: 'thandeka-mkhwanazi-dube',
    rating: 5,
    text: 'For us a wrong letter costs somebody a home. This is the first course on agents that begins with who answers for it.',
  },
  {
    courseSlug: 'ai-agents-with-a-person-in-charge',
    personKey: 'tomasz-wierzbicki',
    rating: 4,
    text: 'Thresholds and hand-overs, with numbers. Not a beginner’s course: take the foundations first.',
  },
  {
    courseSlug: 'mindful-attention-in-a-noisy-workday',
    personKey: 'thandeka-mkhwanazi-dube',
    rating: 4,
    text: 'One breath before I answer. It sounds like nothing. My deputies noticed before I did.',
  },
  {
    courseSlug: 'meditation-for-people-who-decide',
    personKey: 'bram-oostveen',
    rating: 4,
    text: 'I came as a skeptic and stayed for the three minutes before each hearing.',
  },
  {
    courseSlug: 'meditation-for-people-who-decide',
    personKey: 'dalia-rosenzweig',
    rating: 5,
    text: 'No incense and no promises. I decide slower on the large things and faster on the small ones.',
  },
  {
    courseSlug: 'everyday-ethics-for-machine-made-decisions',
    personKey: 'priscilla-van-tassel-nguyen',
    rating: 5,
    text: 'We use its five questions in every procurement meeting now. They fit on one page and they hold.',
  },
  {
    courseSlug: 'everyday-ethics-for-machine-made-decisions',
    personKey: 'marit-haugsbakk',
    rating: 4,
    text: 'Concrete cases from ordinary work instead of trolleys. I would have liked to hear more from those the decisions are about.',
  },
  {
    courseSlug: 'everyday-ethics-for-machine-made-decisions',
    personKey: 'lukas-zurbriggen',
    rating: 3,
    text: 'Good on giving reasons, thin on what to do when nobody wants to hear them.',
  },
  {
    courseSlug: 'consciousness-and-the-thinking-machine',
    personKey: 'rhys-pendragon-morgan',
    rating: 5,
    text: 'It does not tell you what to think about machines. It makes you look at what you do when you think.',
  },
  {
    courseSlug: 'consciousness-and-the-thinking-machine',
    personKey: 'delphine-baptiste-moreau',
    rating: 4,
    text: 'Slow reading, worth it. I did one lesson a week and talked about each at dinner.',
  },
  {
    courseSlug: 'leading-through-change',
    personKey: 'maya',
    rating: 5,
    text: 'The list of what stays, beside the list of what changes, is the most useful sheet of paper I handed out this year.',
  },
  {
    courseSlug: 'leading-through-change',
    personKey: 'mirela-stanciu',
    rating: 4,
    text: 'Written by somebody who has stood in front of a tired team. The exercises need an hour each, whatever the page says.',
  },
  {
    courseSlug: 'leading-through-change',
    personKey: 'aurelio-fuentes-de-la-torre',
    rating: 5,
    text: 'I had announced changes for twenty years. Here I learned to ask about them first.',
  },
  {
    courseSlug: 'the-management-of-delegated-work',
    personKey: 'oisin-mac-gabhrain',
    rating: 5,
    text: 'The levels of freedom work for people and for tools alike. I wish I had had them as a young manager.',
  },
  {
    courseSlug: 'leadership-when-answers-are-cheap',
    personKey: 'guadalupe-ortiz-villasenor',
    rating: 5,
    text: 'My principals and I took it together. We argue better now, and about the right things.',
  },
  {
    courseSlug: 'leadership-when-answers-are-cheap',
    personKey: 'delphine-baptiste-moreau',
    rating: 4,
    text: 'The question of what my judgment is still for stayed with me long after the last lesson.',
  },
];
