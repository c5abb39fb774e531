import { blockSchema } from './lesson-blocks.js';

describe('What a lesson shows from elsewhere', () => {
  const accepts = (url: string) =>
    blockSchema.safeParse({ id: 'talk', kind: 'embed', title: 'A talk', url }).success;

  it.each(['https://www.youtube-nocookie.com/embed/x', 'https://player.vimeo.com/video/1'])(
    'is %s',
    (url) => {
      expect(accepts(url)).toBe(true);
    },
  );

  it.each([
    'http://player.vimeo.com/video/1',
    'https://www.youtube.com/embed/x',
    'https://player.vimeo.com.evil.example/',
    'https://player.vimeo.com:8443/video/1',
    'https://player.vimeo.com@evil.example/',
    'https://me:secret@player.vimeo.com/video/1',
    'javascript:alert(1)',
    'player.vimeo.com/video/1',
  ])('is not %s', (url) => {
    expect(accepts(url)).toBe(false);
  });
});
