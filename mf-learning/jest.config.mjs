export { default } from '@futurelab/platform/build/jest-preset.mjs';
