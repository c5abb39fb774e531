import type { Track } from '../../../identity/users/user.entity.js';

/** Words are matched from their beginning ("transform" finds "Transformation"); "AI" only as a whole word. */
const keywords: [Track, RegExp][] = [
  ['ai-mastery', /\bai\b|\b(prompt|automation|technical|coding)/i],
  ['consciousness-integration', /\b(consciousness|ethics|mindful|spiritual|meditation)/i],
  ['leadership-transformation', /\b(leadership|transform|change|management|organization)/i],
];

/**
 * The track of a course by the words of its title; the first that matches wins, AI Mastery is the default. Applied whenever
 * a course is created or renamed, unless an administrator has chosen another track (`Course.trackOverride`).
 */
export function assignTrack(title: string): Track {
  return keywords.find(([, pattern]) => pattern.test(title))?.[0] ?? 'ai-mastery';
}
