export { Markdown } from './markdown';
export {
  addressesIn,
  parseMarkdown,
  type MarkedToken,
  type References,
  type Token,
  type Tokens,
} from './grammar';
export { decodeEntities } from './entities';
export { isTooComplex } from './is-too-complex';
export { plainText } from './plain-text';
export { inlineText } from './inline-text';
