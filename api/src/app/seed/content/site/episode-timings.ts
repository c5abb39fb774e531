/** Written by scripts/record-episodes.mjs: when each line begins, and at last when the recording ends; in seconds. */
export const episodeTimings: Readonly<Record<string, readonly number[]>> = {
  'the-walk-around-the-kitchen': [1.1, 7.6, 14.1, 21.2, 25.3, 35.4],
  'who-signs': [1.1, 6.8, 14.5, 17.9, 25.2, 27.9, 39],
  'obedient-accidents': [1.1, 7.5, 13.7, 16.4, 23.3, 26, 34.8],
  'a-pupil-at-every-table': [1.1, 8.4, 15.7, 17.5, 27.8],
};
