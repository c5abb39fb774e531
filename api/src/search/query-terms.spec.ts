import { transpositions, queryTerms } from './query-terms.js';

test('Accents, case and punctuation do not count', () => {
  expect(queryTerms('  Élodie’s "ÉTHICS", & more!')).toEqual(['elodie', 's', 'ethics', 'more']);
});

test('What PostgreSQL could read as an operator is no part of a word', () => {
  expect(queryTerms(`a:* | !b <-> 'c' \\ ( ) -- ; \0`)).toEqual(['a', 'b', 'c']);
});

test('Every pair of neighbors changes places once', () => {
  expect(transpositions('abcd')).toEqual(['bacd', 'acbd', 'abdc']);
  expect(transpositions('a')).toEqual([]);
});
