/** A text as a quotation, before what is written next. */
export const quote = (name: string, markdown: string): string =>
  `${[`**${name}:**`, '', ...markdown.trim().split('\n')].map((line) => `> ${line}`.trimEnd()).join('\n')}\n\n`;
