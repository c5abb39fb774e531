import { leo, renderPage, screen, waitFor } from '@futurelab/platform/testing';
import { pageContent, testimonial, pageApi } from '../../test-data';
import AboutPage from '../about/about-page';
import BookPage from '../about/book-page';
import ContactPage from '../about/contact-page';
import PrivacyPage from '../legal/privacy-page';
import TermsPage from '../legal/terms-page';

const API = {
  ...pageApi('about', 'book', 'contact'),
  'GET /api/content/testimonial?limit=100': {
    body: [testimonial('The Lantern Review', 'book'), testimonial('Somebody', 'community')],
  },
  'GET /api/content/page/terms': {
    body: pageContent('terms', { title: 'Terms', body: '## Free and Pro\n\nIt costs **$97** a month.' }),
  },
  'GET /api/legal/terms/versions': { body: [] },
  'GET /api/legal/privacy/versions': { body: [] },
  'GET /api/content/page/privacy': {
    body: pageContent('privacy', {
      title: 'Privacy',
      body: '## Who is responsible\n\nWe are.\n\n## What we keep\n\nLittle.',
    }),
  },
};

describe('The public pages', () => {
  it.each([
    ['about', <AboutPage />, 'A school for people who have to decide.'],
    ['book', <BookPage />, 'Digital Mystics'],
    ['contact', <ContactPage />, 'Write to a person.'],
    ['privacy', <PrivacyPage />, 'Privacy'],
    ['terms', <TermsPage />, 'Terms'],
  ])('%s has one title, and describes itself to others', async (_, page, title) => {
    renderPage(page, { api: API });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await waitFor(() =>
      expect(document.querySelector('meta[name="description"]')).toHaveAttribute('content'),
    );
    expect(document.querySelector('meta[property="og:image"]')).toHaveAttribute('content');
  });

  it('about leads on: to sign in, to the book, to a person', async () => {
    renderPage(<AboutPage />, { api: API });
    expect(await screen.findByRole('heading', { level: 2, name: 'Ines Valdor' })).toBeVisible();
    const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(target('Join the Community')).toBe('/api/login?returnTo=%2F');
    expect(target('Read Digital Mystics')).toBe('/digital-mystics/book');
    expect(target('Write to us first')).toBe('/contact');
  });

  it('about leads a member home, and to no sign-in', async () => {
    renderPage(<AboutPage />, { api: API, user: leo });
    expect(await screen.findByRole('link', { name: 'Go to your home' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('link', { name: 'Join the Community' })).toBeNull();
  });

  it('the book opens with an extract, lists its nine chapters and quotes what is about it', async () => {
    renderPage(<BookPage />, { api: API });
    expect(await screen.findByText('“What The Lantern Review thinks.”')).toBeVisible();
    expect(screen.queryByText(/Somebody/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Read the opening pages' })).toHaveAttribute('href', '#extract');
    expect(screen.getByText(/walk around her kitchen/)).toBeVisible();
    expect(screen.getByText('Eyes open')).toBeVisible();
  });

  it('every section of a legal page can be reached by its link', async () => {
    const { container } = renderPage(<PrivacyPage />, { api: API });
    expect(await screen.findByRole('heading', { level: 2, name: 'What we keep' })).toBeVisible();
    const targets = [...container.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
    expect(targets).toEqual(['#who-is-responsible', '#what-we-keep']);
    for (const target of targets) expect(container.querySelector(target!)).toBeInTheDocument();
  });

  it('the text of a legal page is rendered from Markdown', async () => {
    renderPage(<TermsPage />, { api: API });
    expect((await screen.findByText('$97')).tagName).toBe('STRONG');
  });
});
