import { z } from 'zod';
import { readSeedFile } from './seed-files.js';

const line = z.union([
  z.string().transform((text) => ({ text })),
  z.strictObject({
    /** Who says it, where it is not the guide; read in another voice. */
    by: z.string().optional(),
    text: z.string(),
    /** Seconds of silence afterwards. */
    pause: z.number().optional(),
  }),
]);

/** What is said in a film or a recording, one line a caption. */
const narrations = z.record(z.string(), z.strictObject({ title: z.string(), lines: z.array(line) }));

const timings = z.record(
  z.string(),
  z.strictObject({ seconds: z.int(), cues: z.array(z.tuple([z.number(), z.number()])) }),
);

export type Narrations = z.infer<typeof narrations>;

/** What is said in the films and recordings of lessons and events, by name, and when. */
export async function readNarration() {
  const [films, recordings, timed] = await Promise.all([
    readSeedFile('development/narration/films', (value) => narrations.parse(value)),
    readSeedFile('development/narration/recordings', (value) => narrations.parse(value)),
    readSeedFile('development/narration/timings', (value) => timings.parse(value)),
  ]);
  return { films, recordings, timings: timed };
}

export type Narration = Awaited<ReturnType<typeof readNarration>>;

/** The title, length and captions of a film or recording; undefined when nothing is said in it. */
export function spoken({ films, recordings, timings: timed }: Narration, media: string) {
  const narration = films[media] ?? recordings[media];
  const timing = timed[media];
  if (!narration || !timing) return undefined;
  const transcript = timing.cues.map(([start, end], index) => {
    const { by, text }: { by?: string; text: string } = narration.lines[index]!;
    return { start, end, text: by ? `${by}: ${text}` : text };
  });
  return { title: narration.title, media, seconds: timing.seconds, transcript };
}
