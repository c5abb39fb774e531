export interface NarrationLine {
  text: string;
  /** Who says it, where it is not the guide; read in another voice. */
  by?: string;
  /** Seconds of silence afterwards. */
  pause?: number;
}

/** What is said in a film or a recording, one line a caption. */
export interface Narration {
  title: string;
  lines: NarrationLine[];
}

export const said = (...lines: string[]): NarrationLine[] => lines.map((text) => ({ text }));
