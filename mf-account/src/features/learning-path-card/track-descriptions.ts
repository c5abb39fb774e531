import type { Track } from '@futurelab/platform/format';

export const TRACK_DESCRIPTIONS: Record<Track, string> = {
  'ai-mastery': 'Understand the tools, ask well, check what comes back.',
  'consciousness-integration': 'Keep your attention, judgment, and conscience in the room.',
  'leadership-transformation': 'Lead people through new ways of working, in the open.',
};
