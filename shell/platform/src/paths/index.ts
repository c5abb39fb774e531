export { API_PREFIXES } from '../api-prefixes';
export { paths } from './paths';
export { ownPath, returnPath } from './return-path';
