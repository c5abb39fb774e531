import { swappedNeighbors, typedWords } from './typed-words.js';

test('Accents, case and punctuation do not count', () => {
  expect(typedWords('  Élodie’s "ÉTHICS", & more!')).toEqual(['elodie', 's', 'ethics', 'more']);
});

test('What PostgreSQL could read as an operator is no part of a word', () => {
  expect(typedWords(`a:* | !b <-> 'c' \\ ( ) -- ; \0`)).toEqual(['a', 'b', 'c']);
});

test('Every pair of neighbors changes places once', () => {
  expect(swappedNeighbors('abcd')).toEqual(['bacd', 'acbd', 'abdc']);
  expect(swappedNeighbors('a')).toEqual([]);
});
