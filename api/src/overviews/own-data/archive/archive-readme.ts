import type { Section } from '../../../core/personal-data/personal-data.module.js';

export const readmeText = (
  site: string,
  exportedAt: string,
  sections: readonly Section[],
): string => `FutureLab: your data

This archive contains all the data FutureLab had about you on ${exportedAt.slice(0, 10)} at ${site}.

data/      your data as JSON, for programs
tables/    the same as CSV, for spreadsheets
pictures/  the pictures you uploaded
files/     the files you added to groups and sent in messages
manifest.json lists every file with its SHA-256

You can import it into a new account under Account, Data. This imports your profile, preferences, notes, reflections,
progress and certificates (each certificate once). Don’t change the archive: FutureLab rejects modified archives.

What’s inside:

${sections.map(({ name, label }) => `  ${name}: ${label}`).join('\n')}

The only data about other people is the names in your conversations.
`;
