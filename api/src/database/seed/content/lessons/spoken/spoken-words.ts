export interface SpokenLine {
  text: string;
  /** Who says it, where it is not the guide; read in another voice. */
  by?: string;
  /** Seconds of silence afterwards. */
  pause?: number;
}

/** What is said in a film or a recording, one line a caption. */
export interface SpokenWords {
  title: string;
  lines: SpokenLine[];
}

export const said = (...lines: string[]): SpokenLine[] => lines.map((text) => ({ text }));
