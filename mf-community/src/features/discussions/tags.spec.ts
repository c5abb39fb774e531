import { readTags } from './tags';

describe('Tags as somebody writes them', () => {
  it('are words in lower case, each once', () => {
    expect(readTags('#Prompting, team  work,prompting, ')).toEqual(['prompting', 'team-work']);
    expect(readTags('  ')).toEqual([]);
  });
});
