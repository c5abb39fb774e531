import { renderPage, screen } from '../testing';
import { Markdown } from './markdown';

const show = (text: string) => renderPage(<Markdown>{text}</Markdown>).container;

describe('Markdown', () => {
  it('renders headings below the page’s own, lists, emphasis and tables', () => {
    show('# Why\n\n- **one**\n- two\n\n| a | b |\n|---|:-:|\n| 1 | 2 |');
    expect(screen.getByRole('heading', { level: 2, name: 'Why' })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('cell', { name: '2' })).not.toHaveAttribute('style');
  });

  it.each(['2 * 3 * 4', 'snake_case_name', 'R&D', '3 < 5', 'a < b > c', '#tag', '1 ~ 2 ~ 3'])(
    'shows %s as it was typed',
    (text) => {
      expect(show(text).querySelector('p')!.innerHTML).toBe(new Option(text).innerHTML);
    },
  );

  it('shows task lists with their marks', () => {
    show('- [x] done\n- [ ] open\n- neither');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '☑ done',
      '☐ open',
      'neither',
    ]);
  });

  it('makes each address a link of its own, without what belongs to the sentence', () => {
    show('See https://a.test/x_y_z, https://b.test/(c) and “www.c.test”; (mail@d.test)\nhttps://e.test.');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'https://a.test/x_y_z',
      'https://b.test/(c)',
      'http://www.c.test',
      'mailto:mail@d.test',
      'https://e.test',
    ]);
  });

  it('reads entities, and shows those it does not know', () => {
    expect(show('R&amp;D &lt;b&gt; &#8364;&nbsp;5 &unknown; `&amp;`')).toHaveTextContent(
      'R&D <b> € 5 &unknown; &amp;',
    );
  });

  it('shows HTML as the text it is', () => {
    const page = show('Hello <img src=x onerror="alert(1)"> <b>there</b>\n\n<script>alert(1)</script>');
    expect(page.querySelector('img, script, b')).toBeNull();
    expect(page).toHaveTextContent('<script>alert(1)</script>');
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//elsewhere.test',
    'vbscript:x',
  ])('does not link to %s', (address) => {
    show(`[press](${address})`);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('press')).toBeInTheDocument();
  });

  // As the api finds them: `api/src/discussions/posts/mentions.spec.ts`.
  it('links to who is mentioned, and to nobody in code', () => {
    show('Ask [@Maya](/profile/maya).');
    expect(screen.getByRole('link', { name: '@Maya' })).toHaveAttribute('href', '/profile/maya');
  });

  it.each([
    ['a block of code', '```\n@leo [@Leo](/profile/leo)\n```'],
    ['a block of code without an end', '~~~py\n@leo\n[@Leo](/profile/leo)'],
    ['indented code', 'For example:\n\n    @leo\n    [@Leo](/profile/leo)'],
    ['code in a line', 'Write `@leo` or ``[@Leo](/profile/leo) ` @leo``.'],
  ])('shows a mention in %s as it is written', (_, markdown) => {
    const page = show(markdown);
    expect(screen.queryByRole('link')).toBeNull();
    const code = [...page.querySelectorAll('code')].map(({ textContent }) => textContent);
    expect(code.join(' ')).toContain('[@Leo](/profile/leo)');
  });

  it('keeps web, mail and same-site links, and does not vouch for those that leave', () => {
    show('[in](/courses) [out](https://example.org) [mail](mailto:a@example.org)');
    expect(screen.getByRole('link', { name: 'in' })).toHaveAttribute('href', '/courses');
    expect(screen.getByRole('link', { name: 'out' })).toHaveAttribute('rel', expect.stringContaining('ugc'));
    expect(screen.getByRole('link', { name: 'mail' })).toHaveAttribute('href', 'mailto:a@example.org');
  });

  it.each(['https://example.org/track.png', '/api/logout', '/uploads/x.svg', '/uploads/../api/logout'])(
    'loads no picture from %s',
    (address) => {
      const page = show(`![A drawing](${address})`);
      expect(page.querySelector('img')).toBeNull();
      expect(page).toHaveTextContent('A drawing');
    },
  );

  it('shows pictures that members uploaded, in the width that suits the screen', () => {
    const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
    show(`![Two cups](/uploads/${id}-1200x800-1200.webp)`);
    const picture = screen.getByRole('img', { name: 'Two cups' });
    expect(picture).toHaveAttribute('width', '1200');
    expect(picture).toHaveAttribute('height', '800');
    expect(picture).toHaveAttribute(
      'srcset',
      [480, 960, 1200].map((width) => `/uploads/${id}-1200x800-${width}.webp ${width}w`).join(', '),
    );
    const avif = picture.parentElement!.querySelector('source[type="image/avif"]');
    expect(avif).toHaveAttribute('srcset', expect.stringContaining('-480.avif 480w'));
  });
});
