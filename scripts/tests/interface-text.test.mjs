import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordingFault } from '../lint/interface-text.mjs';

const FAULTS = [
  'We sent you an e-mail',
  'We sent you a mail',
  'You get HPC membership',
  '67 % of the course',
  "You don't have to",
  'A group looked after by Maya',
  'You are told of replies',
  'Three free parts',
  'Starts at 9 by your clock',
  'The event was cancelled',
];
const FINE = [
  'We sent you an email',
  "Events RSVP'd",
  'HPC Member',
  'HPC Pro',
  'Authentication was cancelled. Please try again.',
  'FutureLab Pro is active',
  '67% of the course',
  'You don’t have to',
  '/dev/mail',
  'mail',
];

test('A text in words that the product does not use is refused, with the word that it uses', () => {
  for (const text of FAULTS) assert.notEqual(wordingFault(text), null, text);
});

test('Plain texts, the labels of the specification and addresses are fine', () => {
  for (const text of FINE) assert.equal(wordingFault(text), null, text);
});
