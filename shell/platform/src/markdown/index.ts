export { Markdown } from './markdown';
export { plainText } from './plain-text';
