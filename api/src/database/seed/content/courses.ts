import { aiFoundationsForProfessionals } from './courses/ai-foundations-for-professionals.js';
import { promptWritingForBusyLeaders } from './courses/prompt-writing-for-busy-leaders.js';
import { automationWithoutRegret } from './courses/automation-without-regret.js';
import { aiAgentsWithAPersonInCharge } from './courses/ai-agents-with-a-person-in-charge.js';
import { mindfulAttentionInANoisyWorkday } from './courses/mindful-attention-in-a-noisy-workday.js';
import { meditationForPeopleWhoDecide } from './courses/meditation-for-people-who-decide.js';
import type { SeedCourse } from './types.js';

/** All courses, in the order of the learning paths. */
export const courses: SeedCourse[] = [
  aiFoundationsForProfessionals,
  promptWritingForBusyLeaders,
  automationWithoutRegret,
  aiAgentsWithAPersonInCharge,
  mindfulAttentionInANoisyWorkday,
  meditationForPeopleWhoDecide,
];
