import type { Schema } from '../api/operations';

export type Track = Schema<'CourseSummary'>['track'];

/** In the order in which they are shown everywhere. */
export const TRACK_TITLES: Record<Track, string> = {
  'ai-mastery': 'AI Mastery',
  'consciousness-integration': 'Consciousness Integration',
  'leadership-transformation': 'Leadership Transformation',
};

export const TRACKS = Object.keys(TRACK_TITLES) as Track[];

export const isTrack = (value: unknown): value is Track =>
  typeof value === 'string' && Object.hasOwn(TRACK_TITLES, value);
