import type { BadgeTone } from '@futurelab/platform/ui';
import type { ProjectStage } from '../../queries/projects';

/** What each stage is called, and what it means to a reader. */
export const STAGES: Record<ProjectStage, { label: string; tone: BadgeTone; explanation: string }> = {
  proposed: { label: 'Proposed', tone: 'neutral', explanation: 'An idea that has not opened yet.' },
  open: { label: 'Open', tone: 'ember', explanation: 'Looking for people; work has not begun.' },
  running: {
    label: 'Running',
    tone: 'lagoon',
    explanation: 'At work. A part that is free can still be taken.',
  },
  done: { label: 'Done', tone: 'success', explanation: 'It ended with a result.' },
  closed: { label: 'Closed', tone: 'neutral', explanation: 'It ended without one.' },
};

export const hoursAWeek = (hours: number) => `${hours} ${hours === 1 ? 'hour' : 'hours'} a week`;

/** The stage its owner may move it to, and the label of the button. */
export const NEXT_STAGE: Partial<Record<ProjectStage, { stage: ProjectStage; label: string }>> = {
  proposed: { stage: 'open', label: 'Open it' },
  open: { stage: 'running', label: 'Begin' },
  running: { stage: 'done', label: 'Finish with this result' },
};
