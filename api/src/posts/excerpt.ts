const LENGTH = 200;
/** Of which nothing further down is needed. */
const READ = 4_000;

/** The beginning of a Markdown text as one line of plain text, cut at a word, at most 200 characters. */
export function excerptOf(markdown: string): string {
  const text = markdown
    .slice(0, READ)
    .replace(/```[\s\S]*?```/g, ' ')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s{0,3}(?:#{1,6}|>|[-*+]|\d{1,3}\.)\s+/gm, '')
    .replace(/[*_`~]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= LENGTH) return text;
  const cut = text.slice(0, LENGTH);
  const space = cut.lastIndexOf(' ');
  return `${(space > 0 ? cut.slice(0, space) : cut).replace(/[\s,;:.]+$/, '')}…`;
}
