import {
  maya,
  renderPage,
  screen,
  userEvent,
  waitFor,
  within,
  type StubResponses,
} from '@futurelab/platform/testing';
import { aCertificate } from '../../test-data';
import CertificatePage from './certificate-page';

const ADDRESS = 'GET /api/certificates/k1';
const show = (api: StubResponses, user: typeof maya | null = null) =>
  renderPage(<CertificatePage />, { path: '/certificates/:id', at: '/certificates/k1', api, user });

describe('the page of a certificate', () => {
  it('tells anyone who has the link that it is valid, and what it says', async () => {
    show({ [ADDRESS]: { body: aCertificate() } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Maya Lindqvist' })).toBeVisible();
    expect(screen.getByText('AI Foundations')).toBeVisible();
    expect(screen.getByText('This certificate is valid.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Download PDF' })).toHaveAttribute(
      'href',
      '/api/certificates/k1/pdf',
    );
    expect(screen.getByRole('link', { name: /Open Badge/ })).toHaveAttribute(
      'href',
      '/api/certificates/k1/credential',
    );
    expect(screen.queryByRole('button', { name: 'Revoke' })).toBeNull();
  });

  it('leads to the course where the reader can open it', async () => {
    const first = show({ [ADDRESS]: { body: aCertificate() } });
    expect(await screen.findByRole('link', { name: 'See the course' })).toHaveAttribute(
      'href',
      '/courses/ai-foundations',
    );
    first.unmount();
    const { course } = aCertificate();
    for (const status of ['valid', 'revoked'] as const) {
      const body = aCertificate({ status, course: { ...course, isVisible: false } });
      const { unmount } = show({ [ADDRESS]: { body } });
      expect((await screen.findAllByText(/AI Foundations/))[0]).toBeVisible();
      expect(screen.queryByRole('link', { name: 'See the course' })).toBeNull();
      unmount();
    }
  });

  it('says why there is no PDF, and how to make one', async () => {
    show({ [ADDRESS]: { body: aCertificate({ name: '森 美咲', hasPdf: false }) } });
    expect(await screen.findByText(/no PDF because our print fonts/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Download PDF' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
  });

  it('is in no search engine, and yet has a picture where it is shared', async () => {
    show({ [ADDRESS]: { body: aCertificate() } });
    await screen.findByRole('heading', { level: 1, name: 'Maya Lindqvist' });
    const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');
    expect(content('meta[name="robots"]')).toBe('noindex');
    expect(content('meta[property="og:image"]')).toMatch(/\/og\/\w+\/certificates\/k1\.png$/);
  });

  it('leads from a corrected one to the one that holds', async () => {
    show({ [ADDRESS]: { body: aCertificate({ status: 'replaced', name: null, replacedById: 'k2' }) } });
    expect(await screen.findByRole('heading', { name: 'This certificate was corrected' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the valid certificate' })).toHaveAttribute(
      'href',
      '/certificates/k2',
    );
  });

  it('says that one was revoked, and no name', async () => {
    const revoked = { status: 'revoked', name: null, revokedAt: '2025-12-01T09:00:00.000Z' } as const;
    show({ [ADDRESS]: { body: aCertificate({ ...revoked, hasPdf: false, hasCredential: false }) } });
    expect(await screen.findByRole('heading', { name: 'This certificate was revoked' })).toBeVisible();
    expect(screen.getByText(/December 1, 2025/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Download PDF' })).toBeNull();
  });

  it('lets its owner correct the name, and goes to the new link', async () => {
    const { router } = show(
      {
        [ADDRESS]: { body: aCertificate({ isMine: true, presentName: 'Maya Berg' }) },
        'POST /api/my/certificates/k1/reissue': {
          status: 201,
          body: aCertificate({ id: 'k2', isMine: true }),
        },
        'GET /api/certificates/k2': { body: aCertificate({ id: 'k2', name: 'Maya Berg' }) },
      },
      maya,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Correct the name' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/certificates/k2'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Maya Berg' })).toBeVisible();
  });

  it('asks its owner before it is revoked', async () => {
    let body = aCertificate({ isMine: true, presentName: 'Maya Lindqvist' });
    show(
      {
        [ADDRESS]: () => ({ body }),
        'DELETE /api/my/certificates/k1': () => {
          body = aCertificate({ isMine: true, status: 'revoked', presentName: 'Maya Lindqvist' });
          return { status: 204 };
        },
      },
      maya,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke' }));
    await userEvent.click(
      within(screen.getByRole('dialog', { name: 'Revoke this certificate?' })).getByRole('button', {
        name: 'Revoke',
      }),
    );
    const title = await screen.findByRole('heading', { name: 'This certificate was revoked' });
    await waitFor(() => expect(title).toHaveFocus());
    expect(screen.getByRole('button', { name: 'Reissue certificate' })).toBeVisible();
  });

  it('says so when there is no such certificate', async () => {
    show({ [ADDRESS]: { status: 404 } });
    expect(await screen.findByRole('heading', { name: 'We couldn’t find that certificate' })).toBeVisible();
  });
});
