import type { Section } from '../../../core/personal-data/personal-data.module.js';

export const readmeText = (
  site: string,
  exportedAt: string,
  sections: readonly Section[],
): string => `FutureLab: your data

This archive holds everything of yours that FutureLab kept on ${exportedAt.slice(0, 10)} at ${site}.

data/      each thing as JSON, for programs
tables/    the same as CSV, for spreadsheets
pictures/  the pictures you uploaded
files/     the files you added to groups
manifest.json lists every file with its SHA-256

You can bring it into a new account under Account, Data. Profile, preferences, notes, reflections, progress and
certificates come in; each certificate once. It has to be as it is: FutureLab refuses archives that were changed.

What is inside:

${sections.map(({ name, label }) => `  ${name}: ${label}`).join('\n')}

Of other people it holds the names of the conversations you are in, and nothing else.
`;
