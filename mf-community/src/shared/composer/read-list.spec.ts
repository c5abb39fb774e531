import { readList } from './read-list';

describe('A list as a member writes it', () => {
  it('has each part once, without the spaces around it', () => {
    expect(readList(' Plain language, law,, law ')).toEqual(['Plain language', 'law']);
  });
});
