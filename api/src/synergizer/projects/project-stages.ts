export const PROJECT_STAGES = ['proposed', 'open', 'running', 'done', 'closed'] as const;
export type ProjectStage = (typeof PROJECT_STAGES)[number];

/** What may follow; `projects.sql` refuses the same. */
const NEXT: Record<ProjectStage, readonly ProjectStage[]> = {
  proposed: ['open', 'closed'],
  open: ['running', 'closed'],
  running: ['done', 'closed'],
  done: [],
  closed: [],
};

export const mayFollow = (from: ProjectStage, to: ProjectStage): boolean => NEXT[from].includes(to);

/** Whether people can ask to join. */
export const isJoinable = (stage: ProjectStage): boolean => stage === 'open' || stage === 'running';

export const isOver = (stage: ProjectStage): boolean => NEXT[stage].length === 0;
