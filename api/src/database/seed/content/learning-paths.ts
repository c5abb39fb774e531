import type { SeedLearningPath } from './types.js';

export const learningPaths: SeedLearningPath[] = [
  {
    id: 'ai-mastery',
    title: 'AI Mastery',
    description:
      'Understand what the tools do, ask well, check what comes back, and hand over only the work that should be handed over.',
    courseSlugs: [
      'ai-foundations-for-professionals',
      'prompt-writing-for-busy-leaders',
      'automation-without-regret',
      'ai-agents-with-a-person-in-charge',
    ],
  },
  {
    id: 'consciousness-integration',
    title: 'Consciousness Integration',
    description:
      'Keep your attention, your judgment and your conscience in the room while machines do more of the thinking around you.',
    courseSlugs: [
      'mindful-attention-in-a-noisy-workday',
      'meditation-for-people-who-decide',
      'everyday-ethics-for-machine-made-decisions',
      'consciousness-and-the-thinking-machine',
    ],
  },
  {
    id: 'leadership-transformation',
    title: 'Leadership Transformation',
    description:
      'Lead people through new ways of working: honest communication, clear delegation, and an institution that learns in public.',
    courseSlugs: [
      'leading-through-change',
      'the-management-of-delegated-work',
      'the-learning-organization',
      'leadership-when-answers-are-cheap',
    ],
  },
];
