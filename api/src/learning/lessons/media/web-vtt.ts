interface Cue {
  /** Seconds. */
  start: number;
  end: number;
  text: string;
}

/** Captions as browsers read them: www.w3.org/TR/webvtt1. */
export const toWebVtt = (cues: readonly Cue[]): string =>
  [
    'WEBVTT',
    ...cues.map(({ start, end, text }) => `${timestamp(start)} --> ${timestamp(end)}\n${escapeCue(text)}`),
  ].join('\n\n') + '\n';

const timestamp = (seconds: number) => new Date(Math.round(seconds * 1_000)).toISOString().slice(11, 23);

const escapeCue = (text: string) =>
  text.replace(/\s+/g, ' ').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
