import { pageContent } from '../../test-data';
import { headOf, partsOf } from './page-parts';

const page = pageContent('services', {
  title: 'AI Services',
  data: { description: 'What we do.', parts: { closing: { title: 'Write.', items: [{ title: 'One' }] } } },
});

describe('The parts of a page', () => {
  it('are there by name, and empty where no text is needed', () => {
    expect(partsOf(page, ['closing'])).toEqual({
      closing: { title: 'Write.', text: '', items: [{ title: 'One', text: '' }], actions: [] },
    });
  });

  it('fail where one is missing, before a release that asks for it is live', () => {
    expect(() => partsOf(page, ['steps'])).toThrow('The page services has no words for steps');
  });

  it('stand under a headline and a lead, or else the title and the description', () => {
    expect(headOf(page)).toEqual({ title: 'AI Services', lead: 'What we do.' });
    const data = { ...page.data, headline: 'We come.', lead: 'And leave.' };
    expect(headOf({ ...page, data })).toEqual({ title: 'We come.', lead: 'And leave.' });
  });
});
