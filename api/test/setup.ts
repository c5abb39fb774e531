import 'reflect-metadata';
import { jest } from '@jest/globals';

// Whatever is written to console.error without a test expecting it is a defect.
jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
  throw new Error(`Unexpected console.error: ${words.map(String).join(' ')}`);
});
