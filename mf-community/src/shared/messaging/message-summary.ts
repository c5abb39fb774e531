interface Said {
  text: string;
  fileNames: readonly string[];
}

/** What a message says in one line; of one that is files alone, which. */
export const messageSummary = ({ text, fileNames }: Said): string =>
  text === '' && fileNames.length > 0 ? `Sent ${filesLabel(fileNames)}` : text;

/** "a file: notes.pdf" */
export const filesLabel = (names: readonly string[]): string =>
  names.length === 1 ? `a file: ${names[0]}` : `${names.length} files: ${names.join(', ')}`;
