import { coverSeeds, EMPTY_GROUP, requestOf } from './group-draft';

describe('the form of a group', () => {
  it('sends each question once, without empty lines', () => {
    const draft = { ...EMPTY_GROUP, name: 'Teachers', questions: ' What do you teach?\n\nWhy?\nWhy? ' };
    expect(requestOf(draft)).toMatchObject({
      questions: ['What do you teach?', 'Why?'],
      coverSeed: 'teachers-1',
    });
  });

  it('offers six drawings of the name, the present one first', () => {
    expect(coverSeeds('Épée & Co.')).toEqual([1, 2, 3, 4, 5, 6].map((number) => `epee-co-${number}`));
    expect(coverSeeds('***')[0]).toBe('group-1');
    expect(coverSeeds('A', 'teachers')).toEqual(['teachers', 'a-1', 'a-2', 'a-3', 'a-4', 'a-5']);
  });
});
