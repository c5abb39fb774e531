import { renderPage, screen, userEvent, waitFor, type StubResponses } from '@futurelab/platform/testing';
import { useToasts } from '@futurelab/platform/toast';
import { Newsletter } from './newsletter';

/** The text of the toast on screen, where the shell shows it. */
function ShownToast() {
  const [toast] = useToasts();
  return <output aria-label="Toast">{toast?.open ? `${toast.title} | ${toast.description}` : ''}</output>;
}

const show = (answer?: StubResponses[string]) =>
  renderPage(
    <>
      <Newsletter />
      <ShownToast />
    </>,
    answer ? { api: { 'POST /api/subscribe': answer } } : {},
  );
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
const expectToast = (text: string | RegExp) =>
  waitFor(() => expect(screen.getByLabelText('Toast')).toHaveTextContent(text));

async function subscribe(values: { name?: string; email?: string }) {
  if (values.name) await userEvent.type(name(), values.name);
  if (values.email) await userEvent.type(email(), values.email);
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
}

describe('The newsletter form', () => {
  it('sends trimmed values with their source, thanks and clears the fields', async () => {
    const { api } = show({ status: 201, body: { message: 'Welcome' } });
    await subscribe({ name: '  Rosa Lind ', email: ' rosa@futurelab.test ' });

    await expectToast(/^Successfully Subscribed! \| Thank you.*Weekly insights/);
    expect(api.requests).toEqual([
      {
        method: 'POST',
        path: '/api/subscribe',
        body: {
          name: 'Rosa Lind',
          email: 'rosa@futurelab.test',
          source: 'landing_page',
          website: '',
          took: expect.any(Number),
        },
      },
    ]);
    expect(name()).toHaveValue('');
    expect(email()).toHaveValue('');
  });

  it('asks for both values and says beside each field which is missing', async () => {
    const { api } = show();
    await subscribe({ name: '   ' });

    await expectToast('Missing Information | Please enter both your name and email address.');
    expect(name()).toHaveAccessibleDescription('Enter your name.');
    expect(email()).toHaveAccessibleDescription('Enter your email address.');
    expect(name()).toHaveFocus();
    expect(api.requests).toEqual([]);
  });

  it('refuses an address without a domain and keeps what was typed', async () => {
    const { api } = show();
    await subscribe({ name: 'Rosa', email: 'rosa@futurelab' });

    await expectToast('Invalid Email | Please enter a valid email address.');
    expect(email()).toHaveAccessibleDescription('Please enter a valid email address.');
    expect(email()).toBeInvalid();
    expect(email()).toHaveValue('rosa@futurelab');
    expect(api.requests).toEqual([]);
  });

  it('cannot be pressed again while it is sending', async () => {
    let answer: ((value: { status: number }) => void) | undefined;
    show(() => new Promise((resolve) => (answer = resolve)));
    await subscribe({ name: 'Rosa', email: 'rosa@futurelab.test' });

    expect(screen.getByRole('button', { name: 'Subscribing...' })).toBeDisabled();
    await waitFor(() => expect(answer).toBeDefined());
    answer!({ status: 201 });
    expect(await screen.findByRole('button', { name: 'Subscribe' })).toBeEnabled();
  });

  it('says so when the address is subscribed already', async () => {
    show({ status: 409, body: { code: 'already_subscribed', message: 'Already there' } });
    await subscribe({ name: 'Rosa', email: 'rosa@futurelab.test' });

    await expectToast('Already Subscribed | This email is already subscribed to our newsletter.');
    expect(email()).toHaveAccessibleDescription('This email is already subscribed to our newsletter.');
    expect(email()).toHaveValue('rosa@futurelab.test');
  });

  it('passes on the message of the server when it refuses', async () => {
    show({ status: 429, body: { code: 'too_many_requests', message: 'Please wait a minute.' } });
    await subscribe({ name: 'Rosa', email: 'rosa@futurelab.test' });

    await expectToast('Subscription Failed | Please wait a minute.');
    expect(screen.getByText('Please wait a minute. What you typed is still here.')).toBeVisible();
    expect(name()).toHaveValue('Rosa');
  });

  it('has a message of its own when the server has none', async () => {
    show({ status: 502, body: 'Bad gateway' });
    await subscribe({ name: 'Rosa', email: 'rosa@futurelab.test' });

    await expectToast(
      'Subscription Failed | There was an error subscribing to our newsletter. Please try again.',
    );
  });

  it('is a form that works without JavaScript', () => {
    const { container } = show();
    const form = container.querySelector('form');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', '/newsletter/subscribe');
    expect(form).toHaveFormValues({ name: '', email: '', source: 'landing_page', website: '' });
  });
});
