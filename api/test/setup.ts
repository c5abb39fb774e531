import 'reflect-metadata';
import { jest } from '@jest/globals';
import { forgetLogs, leaks } from './captured-logs.js';

// Whatever is written to console.error without a test expecting it is a defect.
jest.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
  throw new Error(`Unexpected console.error: ${args.map(String).join(' ')}`);
});

// So is a member's text, address, session or sign-in code in a log line.
afterAll(() => {
  const found = leaks();
  forgetLogs();
  expect(found).toEqual([]);
});
