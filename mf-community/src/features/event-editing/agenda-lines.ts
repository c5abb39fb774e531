interface AgendaEntry {
  at: string;
  title: string;
}

const LINE = /^(\d{1,2})[:.](\d\d)\s*(?:[-–—:]\s*)?(.*)$/;

/** An agenda as one types it, a line each: "18:00 Arriving". */
export const agendaText = (agenda: readonly AgendaEntry[]): string =>
  agenda.map(({ at, title }) => `${at} ${title}`).join('\n');

/** What was typed, line by line. One without a time keeps its text, and the api says what is missing. */
export const readAgenda = (text: string): AgendaEntry[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [, hour, minute, title] = LINE.exec(line) ?? [];
      if (hour === undefined) return { at: '', title: line };
      return { at: `${hour.padStart(2, '0')}:${minute}`, title: (title ?? '').trim() };
    });
