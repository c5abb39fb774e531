import { auditEvent, BEFORE, LIVE, NEXT, runningCanary } from '../../../testing/release-responses';
import { changesOf, sentenceOf } from './audit-event-changes';

test('An audit event shows what it changed for visitors, and nothing else', () => {
  expect(changesOf(auditEvent())).toEqual([
    { what: 'Live', before: BEFORE.slice(0, 8), after: LIVE.slice(0, 8) },
  ]);
});

test('The end of a canary shows whom it was for', () => {
  const { canary } = runningCanary;
  const before = { live: LIVE, canary, disabled: false };
  expect(changesOf({ before, after: { live: NEXT, canary: null, disabled: true } })).toEqual([
    { what: 'Live', before: '11111111', after: '22222222' },
    { what: 'Canary', before: '22222222 for 10% of visitors', after: 'none' },
    { what: 'Switched', before: 'on', after: 'off' },
  ]);
});

test('Publishing changes nothing for visitors', () => {
  expect(changesOf({ before: null, after: { files: 12 } })).toEqual([]);
  expect(sentenceOf({ action: 'publish', app: 'mf-learning', release: NEXT })).toBe(
    'published mf-learning@22222222',
  );
  expect(sentenceOf({ action: 'disable', app: 'mf-learning', release: null })).toBe(
    'switched off mf-learning',
  );
});
