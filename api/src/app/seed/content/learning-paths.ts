import type { SeedLearningPath } from './types.js';

export const learningPaths: SeedLearningPath[] = [
  {
    id: 'ai-mastery',
    courseSlugs: [
      'ai-foundations-for-professionals',
      'prompt-writing-for-busy-leaders',
      'automation-without-regret',
      'ai-agents-with-a-person-in-charge',
    ],
  },
  {
    id: 'consciousness-integration',
    courseSlugs: [
      'mindful-attention-in-a-noisy-workday',
      'meditation-for-people-who-decide',
      'everyday-ethics-for-machine-made-decisions',
      'consciousness-and-the-thinking-machine',
    ],
  },
  {
    id: 'leadership-transformation',
    courseSlugs: [
      'leading-through-change',
      'the-management-of-delegated-work',
      'the-learning-organization',
      'leadership-when-answers-are-cheap',
    ],
  },
];
