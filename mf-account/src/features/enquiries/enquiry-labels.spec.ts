import { enquiry } from '../../testing/enquiry-responses';
import { factsOf, isLate, readFilters } from './enquiry-labels';

describe('What a person said besides the message', () => {
  it('is shown with the labels of the form', () => {
    expect(factsOf(enquiry())).toEqual([
      ['Organization', 'Hospital of the North'],
      ['Dates', 'Thursday, May 14 to Friday, May 15'],
      ['Location or time zone', 'Lisbon'],
      ['Format', 'Keynote'],
      ['Audience', '120 nurses and their managers'],
      ['Budget', '$5,000 to $10,000'],
    ]);
  });

  it('leaves out what the kind does not ask', () => {
    const nothing = {
      windowFrom: null,
      windowTo: null,
      timeZone: null,
      format: null,
      audience: null,
      budget: null,
    };
    expect(factsOf(enquiry({ organization: null, ...nothing }))).toEqual([]);
  });
});

test.each([
  ['new', '2026-03-11', '2026-03-12', true],
  ['new', '2026-03-12', '2026-03-12', false],
  ['answered', '2026-03-11', '2026-03-12', false],
] as const)('One that is %s and promised by %s is late on %s: %s', (state, answerBy, today, late) => {
  expect(isLate({ state, answerBy }, today)).toBe(late);
});

test('An address says which enquiries are shown, and nonsense in it is not asked for', () => {
  const read = (search: string) => readFilters(new URLSearchParams(search));
  expect(read('state=new&kind=speaking&reference=%20FL-7K3M2Q')).toEqual({
    state: 'new',
    kind: 'speaking',
    reference: 'FL-7K3M2Q',
  });
  expect(read('state=lost&kind=toString')).toEqual({ state: '', kind: '', reference: '' });
});
