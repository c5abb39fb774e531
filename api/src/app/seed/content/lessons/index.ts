import { aiAgentsWithAPersonInCharge } from './ai-agents-with-a-person-in-charge.js';
import { aiFoundationsForProfessionals } from './ai-foundations-for-professionals.js';
import { automationWithoutRegret } from './automation-without-regret.js';
import { consciousnessAndTheThinkingMachine } from './consciousness-and-the-thinking-machine.js';
import { everydayEthicsForMachineMadeDecisions } from './everyday-ethics-for-machine-made-decisions.js';
import { leadershipWhenAnswersAreCheap } from './leadership-when-answers-are-cheap.js';
import { leadingThroughChange } from './leading-through-change.js';
import { meditationForPeopleWhoDecide } from './meditation-for-people-who-decide.js';
import { mindfulAttentionInANoisyWorkday } from './mindful-attention-in-a-noisy-workday.js';
import { promptWritingForBusyLeaders } from './prompt-writing-for-busy-leaders.js';
import { theLearningOrganization } from './the-learning-organization.js';
import { theManagementOfDelegatedWork } from './the-management-of-delegated-work.js';
import { type LessonBlock } from '../../../../learning/lessons/blocks/lesson-blocks.js';
import { type SeedLesson } from '../types.js';
import { type LessonAdditions, text } from './additions.js';

/** What the lessons of all courses hold besides their text. */
export const lessonAdditions: LessonAdditions = {
  ...theLearningOrganization,
  ...theManagementOfDelegatedWork,
  ...aiAgentsWithAPersonInCharge,
  ...aiFoundationsForProfessionals,
  ...automationWithoutRegret,
  ...everydayEthicsForMachineMadeDecisions,
  ...leadershipWhenAnswersAreCheap,
  ...leadingThroughChange,
  ...meditationForPeopleWhoDecide,
  ...mindfulAttentionInANoisyWorkday,
  ...promptWritingForBusyLeaders,
  ...consciousnessAndTheThinkingMachine,
};

/** All of a lesson, in the order in which it is read. */
export function blocksOf({ slug, body }: Pick<SeedLesson, 'slug' | 'body'>): LessonBlock[] {
  const { before = [], after = [] } = lessonAdditions[slug] ?? {};
  return [...before, text('text', body), ...after];
}
