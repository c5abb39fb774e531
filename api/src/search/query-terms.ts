import { searchTerms } from '../members/search-terms.js';

/** The words of a search as the index has them: lower case, without accents. */
export function queryTerms(query: string): string[] {
  return searchTerms(query.normalize('NFD').replace(/[\u0300-\u036f]/g, ''));
}

/** What a word becomes when two neighbors change places: the slip that shares fewest letters with what was meant. */
export function transpositions(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).map((letter, index) => {
    const before = letters.slice(0, index).join('');
    const after = letters.slice(index + 2).join('');
    return before + letter + letters[index] + after;
  });
}
