export interface LegalSection {
  id: string;
  title: string;
  /** Markdown. */
  text: string;
}

/** The part of an address a heading stands for: "Who sees what" is `who-sees-what`. */
const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The sections of a document in Markdown: each second-level heading begins one. */
export const sectionsOf = (markdown: string): LegalSection[] =>
  markdown
    .split(/^## +/m)
    .slice(1)
    .map((part) => {
      const [title = '', ...lines] = part.split('\n');
      return { id: idOf(title), title: title.trim(), text: lines.join('\n').trim() };
    });
