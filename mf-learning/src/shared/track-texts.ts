import type { Track } from '@futurelab/platform/format';

interface TrackTexts {
  /** The question a person brings who belongs here. */
  question: string;
  /** For whom and what for, in two sentences. */
  intent: string;
}

export const TRACK_TEXTS: Record<Track, TrackTexts> = {
  'ai-mastery': {
    question: 'How do I work with these tools, and still know what I am doing?',
    intent:
      'For people who use AI every week and want to use it well. You learn to ask, check and hand over work with your eyes open.',
  },
  'consciousness-integration': {
    question: 'How do I keep my attention and my judgment my own?',
    intent:
      'For people who feel the pace and want to stay present in it. You practice attention, ethics and the decisions nobody should automate.',
  },
  'leadership-transformation': {
    question: 'How do I lead people through this without losing them?',
    intent:
      'For people others look to. You learn to name what changes, agree on what stays, and build an organization that can learn.',
  },
};
