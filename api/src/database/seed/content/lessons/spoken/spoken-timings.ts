/** Written by media/make-media.mjs: how long each lasts, and when each line begins and ends; in seconds. */
export const spokenTimings: Readonly<
  Record<string, { seconds: number; cues: readonly (readonly [start: number, end: number])[] }>
> = {};
