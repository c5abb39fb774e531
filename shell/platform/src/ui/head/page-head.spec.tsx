import { render } from '@testing-library/react';
import { PublicConfigProvider } from '../../session/public-config';
import { PageHead } from './page-head';
import { sharePicturePath } from './share-picture';

const config = {
  publicUrl: 'https://futurelab.example',
  chatbotId: null,
  chatbotScriptUrl: null,
  development: false,
};
const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');

test('A page names itself to the tab, to search and to shared links', () => {
  render(
    <PublicConfigProvider value={config}>
      <PageHead title="Courses" description="Twelve, in three tracks." path="/courses" />
    </PublicConfigProvider>,
  );
  expect(document.title).toBe('Courses · FutureLab');
  expect(content('meta[name=description]')).toBe('Twelve, in three tracks.');
  expect(content('meta[property="og:title"]')).toBe('Courses');
  expect(content('meta[property="og:type"]')).toBe('website');
  expect(content('meta[property="og:image"]')).toMatch(
    /^https:\/\/futurelab\.example\/og\/[a-z0-9]+\/courses\.png$/,
  );
  expect(content('meta[property="og:image:alt"]')).toBe('Courses. FutureLab');
  expect(content('meta[name="twitter:card"]')).toBe('summary_large_image');
  expect(document.head.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://futurelab.example/courses',
  );
});

test('The front page is called by the name of the site alone', () => {
  render(<PageHead title="FutureLab" />);
  expect(document.title).toBe('FutureLab');
});

test('A page that is nobody else’s business stays out of search', () => {
  render(<PageHead title="Messages" path="/messages" unlisted />);
  expect(content('meta[name=robots]')).toBe('noindex');
  expect(content('meta[property="og:image"]')).toBeUndefined();
});

test('A page under others says which they are', () => {
  const { container } = render(
    <PublicConfigProvider value={config}>
      <PageHead title="Prompts" path="/courses/prompts" within={[{ title: 'Courses', path: '/courses' }]} />
    </PublicConfigProvider>,
  );
  const trail = JSON.parse(container.querySelector('script')!.innerHTML) as { itemListElement: unknown };
  expect(trail.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Courses', item: 'https://futurelab.example/courses' },
    { '@type': 'ListItem', position: 2, name: 'Prompts', item: 'https://futurelab.example/courses/prompts' },
  ]);
});

test('A new title is a new picture, and another page with the title has one of its own', () => {
  const pictures = [
    sharePicturePath('/courses', 'Courses'),
    sharePicturePath('/courses', 'All courses'),
    sharePicturePath('/learn', 'Courses'),
    sharePicturePath('/courses', 'Courses', 'a-cover'),
  ];
  expect(new Set(pictures).size).toBe(4);
  expect(sharePicturePath('/courses?level=1', 'Courses')).toBe(sharePicturePath('/courses', 'Courses'));
  expect(sharePicturePath('/', 'FutureLab')).toMatch(/^\/og\/[a-z0-9]+\/index\.png$/);
});
