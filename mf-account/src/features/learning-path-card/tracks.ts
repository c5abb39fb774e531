export const tracks = [
  {
    id: 'ai-mastery',
    title: 'AI Mastery',
    description: 'Understand the tools, ask well, check what comes back.',
  },
  {
    id: 'consciousness-integration',
    title: 'Consciousness Integration',
    description: 'Keep your attention, judgment, and conscience in the room.',
  },
  {
    id: 'leadership-transformation',
    title: 'Leadership Transformation',
    description: 'Lead people through new ways of working, in the open.',
  },
] as const;

export type Track = (typeof tracks)[number];
export type TrackId = Track['id'];

export const isTrackId = (value: unknown): value is TrackId => tracks.some(({ id }) => id === value);
