import { renderPage, screen, userEvent, waitFor, type StubResponses } from '@futurelab/platform/testing';
import { ConsultingForm } from './consulting-form';
import { ContactForm } from './contact-form';
import { SpeakingForm } from './speaking-form';

const RECEIPT = { status: 201, body: { reference: 'FL-7K3M2Q', answerBy: '2026-05-14' } };
const NEXT_MAY = `${new Date().getFullYear() + 1}-05-14`;

const show = (form: React.ReactElement, answer: StubResponses[string] = RECEIPT) =>
  renderPage(form, { api: { 'POST /api/enquiries': answer } });

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function writeMessage() {
  await userEvent.type(field('Your name'), ' Rosa Lind ');
  await userEvent.type(field('Email'), 'rosa@futurelab.test');
  await userEvent.type(field('Your message'), 'My receipt has the wrong address.');
  await userEvent.click(field(/You may keep/));
}

describe('The contact form', () => {
  it('sends what was typed, then says the reference and what happens next', async () => {
    const { api } = show(<ContactForm />);
    await writeMessage();
    await press('Send the message');
    expect(await screen.findByRole('heading', { name: 'We have your message' })).toHaveFocus();
    expect(screen.getByText('FL-7K3M2Q')).toBeVisible();
    expect(screen.getByText(/you hear from us by Thursday, May 14/)).toBeVisible();
    expect(api.requests[0]!.body).toEqual({
      kind: 'contact',
      name: 'Rosa Lind',
      email: 'rosa@futurelab.test',
      organization: '',
      message: 'My receipt has the wrong address.',
      consent: true,
      website: '',
      took: expect.any(Number),
    });
  });

  it('says beside each field what is missing, goes to the first, and sends nothing', async () => {
    const { api } = show(<ContactForm />);
    await press('Send the message');
    expect(await screen.findByText('Enter your name, in up to 80 characters.')).toBeVisible();
    expect(field('Your name')).toHaveFocus();
    expect(field('Your name')).toBeInvalid();
    expect(field('Email')).toHaveAccessibleDescription('Please enter a valid email address.');
    expect(field('Your message')).toHaveAccessibleDescription(
      'Write at least ten characters, and at most 4,000.',
    );
    expect(field(/You may keep/)).toHaveAccessibleDescription(
      'Tick this box: we may keep only what you agree to.',
    );
    expect(api.requests).toEqual([]);
  });

  it('keeps everything when the connection drops, and can be sent again', async () => {
    let tries = 0;
    const { api } = show(<ContactForm />, () => {
      tries += 1;
      if (tries === 1) throw new TypeError('Failed to fetch');
      return RECEIPT;
    });
    await writeMessage();
    await press('Send the message');
    const text =
      'Nothing was sent yet. The connection dropped before this was sent. What you typed is still here.';
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
    expect(field('Your message')).toHaveValue('My receipt has the wrong address.');
    await press('Send the message');
    expect(await screen.findByText('FL-7K3M2Q')).toBeVisible();
    expect(api.requests).toHaveLength(2);
  });

  it('shows the message of the server beside the field it is about', async () => {
    const details = { email: ['Please enter a valid email address.'] };
    show(<ContactForm />, {
      status: 400,
      body: { code: 'validation_failed', message: 'Some of this could not be accepted.', details },
    });
    await writeMessage();
    await press('Send the message');
    expect(await screen.findByText(/Some of this could not be accepted\./)).toBeVisible();
    expect(field('Email')).toHaveAccessibleDescription('Please enter a valid email address.');
    expect(field('Email')).toHaveFocus();
  });

  it('cannot be pressed twice while it sends', async () => {
    show(<ContactForm />, () => new Promise(() => undefined));
    await writeMessage();
    await press('Send the message');
    expect(await screen.findByRole('button', { name: 'Sending' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('is empty again for another message', async () => {
    show(<ContactForm />);
    await writeMessage();
    await press('Send the message');
    await userEvent.click(await screen.findByRole('button', { name: 'Write another message' }));
    expect(field('Your message')).toHaveValue('');
  });
});

describe('The form for a speaker', () => {
  it('asks for a date window, a format, an audience and a budget', async () => {
    const { api } = show(<SpeakingForm />);
    await press('Ask for a speaker');
    for (const name of ['Organization', 'First possible day', 'Format', 'Budget', 'The morning after'])
      expect(field(name)).toBeInvalid();
    expect(field('Last possible day (optional)')).toBeValid();
    expect(api.requests).toEqual([]);
  });

  it('knows the time zone, and refuses a last day before the first', async () => {
    show(<SpeakingForm />);
    expect(field('Location or time zone')).toHaveValue(Intl.DateTimeFormat().resolvedOptions().timeZone);
    await userEvent.type(field('First possible day'), NEXT_MAY);
    await userEvent.type(field('Last possible day (optional)'), NEXT_MAY.replace('14', '13'));
    await press('Ask for a speaker');
    expect(field('Last possible day (optional)')).toHaveAccessibleDescription(
      'The last day cannot be before the first.',
    );
  });

  it('refuses a day that is over', async () => {
    show(<SpeakingForm />);
    await userEvent.type(field('First possible day'), '2024-05-14');
    await press('Ask for a speaker');
    expect(field('First possible day')).toHaveAccessibleDescription('Choose a day that is still to come.');
  });
});

describe('Every form', () => {
  it.each([
    ['contact', <ContactForm />],
    ['consulting', <ConsultingForm />],
    ['speaking', <SpeakingForm />],
  ])('works without a script: %s', (kind, form) => {
    const { container } = show(form);
    expect(container.querySelector('form')).toHaveAttribute('method', 'post');
    expect(container.querySelector('form')).toHaveAttribute('action', '/enquiries');
    expect(container.querySelector('form')).toHaveFormValues({ kind });
    expect(container.querySelector('[name="website"]')!.closest('[aria-hidden="true"]')).not.toBeNull();
  });
});
