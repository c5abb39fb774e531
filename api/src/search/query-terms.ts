import { searchTerms } from '../members/search-terms.js';

/** Normalized search terms: lower case, without accents. */
export function queryTerms(query: string): string[] {
  return searchTerms(query.normalize('NFD').replace(/[\u0300-\u036f]/g, ''));
}

/** All variants of a word with two adjacent letters swapped: the typo with the lowest trigram similarity. */
export function transpositions(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).map((letter, index) => {
    const before = letters.slice(0, index).join('');
    const after = letters.slice(index + 2).join('');
    return before + letter + letters[index] + after;
  });
}
