import type { BadgeTone } from '@futurelab/platform/ui';
import type { JobState } from '../../queries/admin/jobs';

export const STATES: Record<JobState, { label: string; tone: BadgeTone }> = {
  failed: { label: 'Failed', tone: 'danger' },
  waiting: { label: 'Waiting', tone: 'neutral' },
  running: { label: 'Running', tone: 'lagoon' },
  done: { label: 'Done', tone: 'success' },
};
