import { mentionsIn } from './mentions.js';

describe('Who a Markdown text mentions', () => {
  it.each([
    ['as the editor writes it', 'Ask [@Maya Okafor](/profile/maya-okafor).', ['maya-okafor']],
    ['by their address', '@leo, @maya-okafor! (@nia) and *@ada*', ['leo', 'maya-okafor', 'nia', 'ada']],
    ['once, wherever it is', '# @leo\n\n> @leo\n\n- [@Leo](/profile/leo)', ['leo']],
    [
      'at most twenty times',
      Array.from({ length: 30 }, (_, n) => `@m${n}`).join(' '),
      Array.from({ length: 20 }, (_, n) => `m${n}`),
    ],
  ])('is found %s', (_, markdown, slugs) => {
    expect(mentionsIn(markdown)).toEqual(slugs);
  });

  it.each([
    ['a block of code', '```\n@leo [@Leo](/profile/leo)\n```'],
    ['a block of code without an end', '~~~py\n@leo\n[@Leo](/profile/leo)'],
    ['indented code', 'For example:\n\n    @leo\n    [@Leo](/profile/leo)'],
    ['indented code in a list', '- For example:\n\n      @leo'],
    ['code in a line', 'Write `@leo` or ``[@Leo](/profile/leo) ` @leo``.'],
    ['a link to a profile', 'See [Leo’s profile](/profile/leo) and [`@leo`](/profile/leo).'],
    ['the address of a link or a picture', '[one](https://example.org/@leo) ![@leo](/uploads/1.webp "@leo")'],
    ['the words of another link', '[by @leo](https://example.org)'],
    [
      'an address of mail, a package, another name',
      'a@leo @leo/core @leo@example.org @leo.example @Leo \\[@leo_b]',
    ],
  ])('is nobody in %s', (_, markdown) => {
    expect(mentionsIn(markdown)).toEqual([]);
  });
});
