import type { Track } from '../../../identity/users/user.entity.js';

/** Words are matched from their beginning ("transform" finds "Transformation"); "AI" only as a whole word. */
const keywords: [Track, RegExp][] = [
  ['ai-mastery', /\bai\b|\b(prompt|automation|technical|coding)/i],
  ['consciousness-integration', /\b(consciousness|ethics|mindful|spiritual|meditation)/i],
  ['leadership-transformation', /\b(leadership|transform|change|management|organization)/i],
];

interface TrackOfTitle {
  track: Track;
  /** As the title says it; null where the default stands. */
  keyword: string | null;
}

/** The first track with a word in the title, and that word; AI Mastery is the default. */
export function trackOfTitle(title: string): TrackOfTitle {
  for (const [track, pattern] of keywords) {
    const match = pattern.exec(title);
    if (match) return { track, keyword: match[0] };
  }
  return { track: 'ai-mastery', keyword: null };
}

/**
 * The track of a course by the words of its title. Applied whenever a course is created or renamed, unless an administrator
 * has chosen another track (`Course.trackOverride`).
 */
export const assignTrack = (title: string): Track => trackOfTitle(title).track;
