import { renderPage, screen } from '@futurelab/platform/testing';
import AboutPage from './about-page';
import BookPage from './book-page';
import ContactPage from './contact-page';
import PrivacyPage from './privacy-page';
import TermsPage from './terms-page';

describe('The public pages', () => {
  it.each([
    ['about', <AboutPage />, 'A school for people who have to decide.'],
    ['book', <BookPage />, 'Digital Mystics'],
    ['contact', <ContactPage />, 'Write to a person.'],
    ['privacy', <PrivacyPage />, 'Privacy'],
    ['terms', <TermsPage />, 'Terms'],
  ])('%s has one title, and describes itself to others', (_, page, title) => {
    renderPage(page);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute('content');
    expect(document.querySelector('meta[property="og:image"]')).toHaveAttribute('content');
  });

  it('about leads on: to sign in, to the book, to a person', () => {
    renderPage(<AboutPage />);
    const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(target('Join the Community')).toBe('/api/login?returnTo=%2F');
    expect(target('Read Digital Mystics')).toBe('/digital-mystics/book');
    expect(target('Write to us first')).toBe('/contact');
  });

  it('the book opens with an extract and lists its nine chapters', () => {
    renderPage(<BookPage />);
    expect(screen.getByRole('link', { name: 'Read the opening pages' })).toHaveAttribute('href', '#extract');
    expect(screen.getByText(/walk around her kitchen/)).toBeVisible();
    expect(screen.getByText('Eyes open')).toBeVisible();
  });

  it('terms state the price, and that leaving ends the charges', () => {
    renderPage(<TermsPage />);
    expect(screen.getByText(/costs \$97 a month/)).toBeVisible();
    expect(screen.getByText(/Cancel at any time: nothing more is charged/)).toBeVisible();
  });

  it('every section of a legal page can be reached by its link', () => {
    const { container } = renderPage(<PrivacyPage />);
    const targets = [...container.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
    expect(targets.length).toBeGreaterThan(5);
    for (const target of targets) expect(container.querySelector(target!)).toBeInTheDocument();
  });
});
