import { Lexer, Tokenizer, type MarkedToken, type Token, type Tokens, type TokensList } from 'marked';

export type { MarkedToken, Token, Tokens };
/** The addresses that `[text][name]` refers to. */
export type References = TokensList['links'];

/** Belongs to the sentence, not to the address: what is not ASCII, the library leaves in it. */
const SENTENCE_END = /(?:(?!\p{ASCII})[\p{Pf}\p{Pe}\p{Po}])+$/u;

/** GitHub's Markdown, in which HTML is the text it is. */
class SiteTokenizer extends Tokenizer {
  override html(): undefined {}
  override tag(): undefined {}

  override url(source: string): Tokens.Link | undefined {
    const link = super.url(source);
    const end = link && SENTENCE_END.exec(link.raw)?.index;
    if (end === undefined) return link;
    return super.url(source.slice(0, end));
  }
}

/** In plain text, addresses are recognized as in Markdown, and nothing else is. */
class PlainTokenizer extends SiteTokenizer {
  override escape(): undefined {}
  override link(): undefined {}
  override reflink(): undefined {}
  override emStrong(): undefined {}
  override codespan(): undefined {}
  override br(): undefined {}
  override del(): undefined {}
  override autolink(): undefined {}
}

const site = { gfm: true, tokenizer: new SiteTokenizer() };
const plain = { gfm: true, tokenizer: new PlainTokenizer() };

/** The text as a tree. What its tokens say is `raw`, joined, is the text. */
export function parseMarkdown(text: string, references: References = {}): TokensList {
  const lexer = new Lexer(site);
  Object.assign(lexer.tokens.links, references);
  return lexer.lex(text);
}

export interface Address {
  text: string;
  href: string;
  from: number;
  to: number;
}

/** The web and mail addresses in plain text. */
export function addressesIn(text: string): Address[] {
  const found: Address[] = [];
  let at = 0;
  for (const token of new Lexer(plain).inlineTokens(text)) {
    const to = at + token.raw.length;
    if (token.type === 'link')
      found.push({ text: token.raw, href: (token as Tokens.Link).href, from: at, to });
    at = to;
  }
  return found;
}
