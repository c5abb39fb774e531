import type { Track } from './queries/courses';

interface TrackWords {
  id: Track;
  title: string;
  /** The question a person brings who belongs here. */
  question: string;
  /** For whom and what for, in two sentences. */
  intent: string;
}

/** The three tracks, in the order in which they are shown everywhere. */
export const TRACKS: readonly TrackWords[] = [
  {
    id: 'ai-mastery',
    title: 'AI Mastery',
    question: 'How do I work with these tools, and still know what I am doing?',
    intent:
      'For people who use AI every week and want to use it well. You learn to ask, check and hand over work with your eyes open.',
  },
  {
    id: 'consciousness-integration',
    title: 'Consciousness Integration',
    question: 'How do I keep my attention and my judgment my own?',
    intent:
      'For people who feel the pace and want to stay present in it. You practice attention, ethics and the decisions nobody should automate.',
  },
  {
    id: 'leadership-transformation',
    title: 'Leadership Transformation',
    question: 'How do I lead people through this without losing them?',
    intent:
      'For people others look to. You learn to name what changes, agree on what stays, and build an organization that can learn.',
  },
];

/** Names of the tracks by id. */
export const TRACK_NAMES = Object.fromEntries(TRACKS.map(({ id, title }) => [id, title])) as Record<
  Track,
  string
>;

export const isTrack = (value: string | null): value is Track => TRACKS.some(({ id }) => id === value);
