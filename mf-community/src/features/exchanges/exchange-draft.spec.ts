import { anExchange } from '../../pages/synergizer/test-data';
import { checklist, EMPTY_DRAFT, nextDraftOf } from './exchange-draft';

const met = (draft: Partial<typeof EMPTY_DRAFT>) =>
  checklist({ ...EMPTY_DRAFT, ...draft }).map((check) => check.met);

test('What an exchange has is ticked as it is typed', () => {
  expect(met({})).toEqual([false, false, false, false]);
  expect(met({ title: 'Read my sheet', hours: '3' })).toEqual([true, false, false, false]);
  const body = 'One page. Tell me where you stop reading, by call or in writing.';
  expect(met({ title: 'Read my sheet', body, hours: '1', until: '2099-05-30' })).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

test('One that found nobody is started again with its text, and with another day', () => {
  expect(nextDraftOf(anExchange({ state: 'expired', skills: ['Law', 'Care'] }))).toEqual({
    kind: 'request',
    title: 'Read my sheet',
    body: 'One page.',
    until: '',
    hours: '1',
    topic: 'Health',
    skills: 'Law, Care',
  });
});
