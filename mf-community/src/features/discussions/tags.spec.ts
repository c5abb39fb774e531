import { isTag, readTags } from './tags';

describe('Tags as a member writes them', () => {
  it('are words in lower case, each once', () => {
    expect(readTags('#Prompting, team  work,prompting, ')).toEqual(['prompting', 'team-work']);
    expect(readTags('  ')).toEqual([]);
  });

  it('are words of every script, with the signs that belong to them', () => {
    for (const tag of [
      'c++',
      'c#',
      'node.js',
      '.net',
      'ci/cd',
      'r&d',
      'd’arcy',
      'team-work',
      'हिन्दी',
      'தமிழ்',
      '東京',
    ])
      expect([tag, isTag(tag)]).toEqual([tag, true]);
    for (const tag of ['', '<script>', 'two words', '++', 'a--b', 'x'.repeat(31)])
      expect([tag, isTag(tag)]).toEqual([tag, false]);
  });
});
