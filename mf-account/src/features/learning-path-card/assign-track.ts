import type { Track } from '@futurelab/platform/format';

/** Words are matched from their beginning ("transform" finds "Transformation"); "AI" only as a whole word. */
const keywords: [Track, RegExp][] = [
  ['ai-mastery', /\bai\b|\b(prompt|automation|technical|coding)/i],
  ['consciousness-integration', /\b(consciousness|ethics|mindful|spiritual|meditation)/i],
  ['leadership-transformation', /\b(leadership|transform|change|management|organization)/i],
];

/** The track a course belongs to by the words of its title; the first that matches wins, AI Mastery is the default. */
export function assignTrack(title: string): Track {
  return keywords.find(([, words]) => words.test(title))?.[0] ?? 'ai-mastery';
}
