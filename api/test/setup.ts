import 'reflect-metadata';
import { jest } from '@jest/globals';
import { leaks } from './captured-logs.js';

// A race fails no run: what passes at the second try is listed as flaky.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });

// Whatever is written to console.error without a test expecting it is a defect.
jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
  throw new Error(`Unexpected console.error: ${words.map(String).join(' ')}`);
});

// So is a member's text, address, session or sign-in code in a log line.
afterAll(() => expect(leaks()).toEqual([]));
