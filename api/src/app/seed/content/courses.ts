import { aiAgentsWithAPersonInCharge } from './courses/ai-agents-with-a-person-in-charge.js';
import { aiFoundationsForProfessionals } from './courses/ai-foundations-for-professionals.js';
import { automationWithoutRegret } from './courses/automation-without-regret.js';
import { consciousnessAndTheThinkingMachine } from './courses/consciousness-and-the-thinking-machine.js';
import { everydayEthicsForMachineMadeDecisions } from './courses/everyday-ethics-for-machine-made-decisions.js';
import { leadershipWhenAnswersAreCheap } from './courses/leadership-when-answers-are-cheap.js';
import { leadingThroughChange } from './courses/leading-through-change.js';
import { meditationForPeopleWhoDecide } from './courses/meditation-for-people-who-decide.js';
import { mindfulAttentionInANoisyWorkday } from './courses/mindful-attention-in-a-noisy-workday.js';
import { promptWritingForBusyLeaders } from './courses/prompt-writing-for-busy-leaders.js';
import { theLearningOrganization } from './courses/the-learning-organization.js';
import { theManagementOfDelegatedWork } from './courses/the-management-of-delegated-work.js';
import type { SeedCourse } from './types.js';

/** All courses, in the order of the learning paths. */
export const courses: SeedCourse[] = [
  aiFoundationsForProfessionals,
  promptWritingForBusyLeaders,
  automationWithoutRegret,
  aiAgentsWithAPersonInCharge,
  mindfulAttentionInANoisyWorkday,
  meditationForPeopleWhoDecide,
  everydayEthicsForMachineMadeDecisions,
  consciousnessAndTheThinkingMachine,
  leadingThroughChange,
  theManagementOfDelegatedWork,
  theLearningOrganization,
  leadershipWhenAnswersAreCheap,
];
