import type { Schema } from '../api/operations';
import { TRACK_TITLES } from './track-titles';

export type Track = Schema<'CourseSummary'>['track'];

export { TRACK_TITLES };

export const TRACKS = Object.keys(TRACK_TITLES satisfies Record<Track, string>) as Track[];

export const isTrack = (value: unknown): value is Track =>
  typeof value === 'string' && Object.hasOwn(TRACK_TITLES, value);
