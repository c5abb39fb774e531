import { leo, renderPage, screen, userEvent } from '@futurelab/platform/testing';
import { aCourse } from '../../test-data';
import CoursesPage from './courses-page';

const open = (at: string, api: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<CoursesPage />, { path: '/courses', at, ...api });

describe('the courses page', () => {
  it('shows what a course is, what it costs and how far the member has come', async () => {
    open('/courses', {
      api: {
        'GET /api/courses?limit=100': {
          body: [
            aCourse({ id: 'b', slug: 'b', title: 'Attention', progress: 40 }),
            aCourse({ id: 'a', slug: 'a', title: 'Automation', access: 'pro' }),
          ],
          headers: { 'x-total-count': '2' },
        },
      },
    });
    const [first, second] = await screen.findAllByRole('article');
    expect(first).toHaveTextContent('Attention');
    expect(first).toHaveTextContent('40%');
    expect(second).toHaveTextContent('AI Mastery1 h 30 min2 lessonsIntroductory');
    expect(second).toHaveTextContent('Pro');
    expect(screen.getByRole('link', { name: 'Automation' })).toHaveAttribute('href', '/courses/a');
    expect(screen.getByText('2 courses')).toBeInTheDocument();
  });

  it('keeps the choices in the address, and says how to see more when nothing fits', async () => {
    const page = open('/courses?track=ai-mastery', {
      api: {
        'GET /api/courses?track=ai-mastery&limit=100': { body: [] },
        'GET /api/courses?track=ai-mastery&q=bread&limit=100': { body: [] },
      },
    });
    expect(await screen.findByText('No matching courses')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'AI Mastery' })).toHaveAttribute('aria-current', 'true');
    await userEvent.type(screen.getByLabelText('Search courses'), 'bread{Enter}');
    expect(page.router.state.location.search).toBe('?track=ai-mastery&q=bread');
    expect(screen.getByRole('link', { name: 'Show every course' })).toHaveAttribute('href', '/courses');
  });

  it('narrows by length, level and the member’s state, and sorts, in the address', async () => {
    const page = open('/courses', {
      user: leo,
      api: {
        'GET /api/courses?limit=100': { body: [aCourse()] },
        'GET /api/courses?length=short&limit=100': { body: [aCourse()] },
        'GET /api/courses?length=short&state=finished&limit=100': { body: [] },
        'GET /api/courses?length=short&state=finished&sort=title&limit=100': { body: [] },
      },
    });
    await screen.findByRole('link', { name: 'AI Foundations' });
    await userEvent.selectOptions(screen.getByLabelText('Length'), 'Under 1½ hours');
    await userEvent.selectOptions(screen.getByLabelText('Progress'), 'Finished');
    await userEvent.selectOptions(screen.getByLabelText('Order'), 'By title');
    expect(page.router.state.location.search).toBe('?length=short&state=finished&sort=title');
    expect(await screen.findByText('No matching courses')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'AI Mastery' })).toHaveAttribute(
      'href',
      '/courses?track=ai-mastery&length=short&state=finished&sort=title',
    );
  });

  it('asks again after a failure', async () => {
    let answers = 0;
    open('/courses', {
      api: {
        'GET /api/courses?limit=100': () => (answers++ === 0 ? { status: 503 } : { body: [aCourse()] }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'AI Foundations' })).toBeInTheDocument();
  });
});
