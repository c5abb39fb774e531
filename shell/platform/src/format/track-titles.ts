/** In the order in which they are shown everywhere. */
export const TRACK_TITLES = {
  'ai-mastery': 'AI Mastery',
  'consciousness-integration': 'Consciousness Integration',
  'leadership-transformation': 'Leadership Transformation',
};
