import { searchTerms } from './search-terms.js';

describe('The words of a search', () => {
  it('are letters and digits in any script, without punctuation', () => {
    expect(searchTerms(`Łukasz O'Neil & 東京:*`)).toEqual(['łukasz', 'o', 'neil', '東京']);
  });

  it('are at most eight', () => {
    expect(searchTerms('a b c d e f g h i j')).toHaveLength(8);
  });

  it('may be none', () => {
    expect(searchTerms(' !&| ')).toEqual([]);
  });
});
