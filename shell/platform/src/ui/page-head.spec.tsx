import { render } from '@testing-library/react';
import { PublicConfigProvider } from '../session/public-config';
import { PageHead } from './page-head';

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
      <PageHead
        title="Courses"
        description="Twelve, in three tracks."
        path="/courses"
        image="/media/courses.png"
      />
    </PublicConfigProvider>,
  );
  expect(document.title).toBe('Courses · FutureLab');
  expect(content('meta[name=description]')).toBe('Twelve, in three tracks.');
  expect(content('meta[property="og:title"]')).toBe('Courses');
  expect(content('meta[property="og:image"]')).toBe('https://futurelab.example/media/courses.png');
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
  render(<PageHead title="Messages" unlisted />);
  expect(content('meta[name=robots]')).toBe('noindex');
});
