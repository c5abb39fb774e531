export { default } from './build/jest-preset.mjs';
