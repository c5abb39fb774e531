import MarkdownIt, { type Token } from 'markdown-it';

/** As the site renders it: HTML is the text it is written as. */
const parser = new MarkdownIt({ html: false });

/** The blocks of a Markdown text in their order; those of type `inline` have what is in them as `children`. */
export const parseMarkdown = (markdown: string): Token[] => parser.parse(markdown, {});
