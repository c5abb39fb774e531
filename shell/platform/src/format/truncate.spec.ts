import { truncate } from './truncate';

describe('A text that is cut', () => {
  it('stays as it is while it fits', () => {
    expect(truncate('One, two.', 9)).toBe('One, two.');
  });

  it('ends with a whole word, and says that there is more', () => {
    expect(truncate('One, two, three', 14)).toBe('One, two…');
    expect(truncate('One, two, three', 10)).toBe('One, two…');
    expect(truncate('one two three', 8)).toBe('one two…');
  });

  it.each([
    ['an emoji of two halves', '🙂', 5],
    ['a family of emoji', '👩‍👩‍👧', 3],
    ['a flag', '🇳🇴', 5],
    ['a letter with a combining accent', 'e\u0301', 6],
    ['a syllable with its vowel sign', 'हि', 4],
  ])('never cuts %s in two', (_, character, fit) => {
    const text = character.repeat(40);
    const cut = truncate(text, character.length * fit + 2);
    expect(cut).toBe(`${character.repeat(fit)}…`);
  });

  it('cuts a language without spaces between its characters', () => {
    expect(truncate(`AI ${'我们在一起学习'.repeat(4)}`, 16)).toBe('AI 我们在一起学习我们在一起…');
  });
});
