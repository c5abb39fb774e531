import type { BadgeTone } from '@futurelab/platform/ui';
import type { ProjectStage } from '../../queries/projects';

/** What each stage is called, and what it means to a reader. */
export const STAGES: Record<ProjectStage, { label: string; tone: BadgeTone; explanation: string }> = {
  proposed: { label: 'Proposed', tone: 'neutral', explanation: 'This proposal isn’t recruiting yet.' },
  open: { label: 'Recruiting', tone: 'ember', explanation: 'Looking for members. Work hasn’t started yet.' },
  running: {
    label: 'In progress',
    tone: 'lagoon',
    explanation: 'Work is underway. You can still apply for open roles.',
  },
  done: { label: 'Done', tone: 'success', explanation: 'Finished with a result.' },
  closed: { label: 'Closed', tone: 'neutral', explanation: 'Ended without a result.' },
};

export const hoursAWeek = (hours: number) => `${hours} h a week`;

/** The stage its owner may move it to, and the label of the button. */
export const NEXT_STAGE: Partial<Record<ProjectStage, { stage: ProjectStage; label: string }>> = {
  proposed: { stage: 'open', label: 'Start recruiting' },
  open: { stage: 'running', label: 'Start project' },
  running: { stage: 'done', label: 'Finish project' },
};
