/**
 * The beginning of a text in at most `length` characters: cut between two words, or inside of a long one between two
 * characters as people see them. An emoji, or a letter with its accents, is never cut in two.
 */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter().segment(text)) {
    if (index + segment.length >= length) break;
    end = index + segment.length;
  }
  const cut = text.slice(0, end);
  const space = /\s/.test(text.slice(end, end + 1)) ? end : cut.search(/\s\S*$/);
  const short = space > length / 2 ? cut.slice(0, space) : cut;
  return `${short.replace(/[\s,;:.]+$/, '')}…`;
}
