import { renderPage, screen, userEvent, waitFor, type StubResponses } from '@futurelab/platform/testing';
import { AskPerson } from './ask-person';

const RECEIPT = { status: 201, body: { reference: 'FL-7K3M2Q', answerBy: '2026-05-14' } };
const show = (answer: StubResponses[string] = RECEIPT) =>
  renderPage(<AskPerson />, { api: { 'POST /api/enquiries': answer } });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send question' }));

async function write() {
  await userEvent.type(screen.getByLabelText('Your question'), 'What is free, and what is Pro?');
  await userEvent.type(screen.getByLabelText('Your name'), 'Rosa Lind');
  await userEvent.type(screen.getByLabelText('Email'), 'rosa@futurelab.test');
  await userEvent.click(screen.getByRole('checkbox'));
}

afterEach(() => localStorage.clear());

describe('Asking a person', () => {
  it('sends the question to the team, and says its reference and when the answer comes', async () => {
    const { api } = show();
    expect(screen.getByText(/No assistant is configured on this site/)).toBeVisible();
    await write();
    await send();
    expect(await screen.findByText('FL-7K3M2Q')).toBeVisible();
    expect(screen.getByText(/you hear from us by Thursday, May 14/)).toBeVisible();
    expect(api.requests.map(({ body }) => body)).toEqual([
      {
        kind: 'contact',
        message: 'What is free, and what is Pro?',
        name: 'Rosa Lind',
        email: 'rosa@futurelab.test',
        consent: true,
        website: '',
        took: expect.any(Number),
      },
    ]);
  });

  it('shows what the server refuses beside each field, and goes to the first', async () => {
    const details = {
      email: ['Please enter a valid email address.'],
      message: ['Write at least ten characters, and at most 4,000.'],
    };
    show({ status: 400, body: { code: 'validation_failed', message: 'Not valid.', details } });
    await userEvent.type(screen.getByLabelText('Your name'), 'Rosa Lind');
    await send();
    const question = screen.getByLabelText('Your question');
    expect(await screen.findByText('Please enter a valid email address.')).toBeVisible();
    expect(question).toHaveFocus();
    expect(question).toHaveAccessibleDescription('Write at least ten characters, and at most 4,000.');
    expect(screen.getByLabelText('Your name')).toHaveValue('Rosa Lind');
  });

  it('is one request however often it is pressed, and keeps the question when the connection drops', async () => {
    let drop: (reason: unknown) => void;
    const { api } = show(() => new Promise((_resolve, reject) => (drop = reject)));
    await write();
    await send();
    await userEvent.click(screen.getByRole('button', { name: 'Sending' }));
    await waitFor(() => expect(api.requests).toHaveLength(1));
    drop!(new TypeError('Failed to fetch'));
    expect(await screen.findByText(/Not sent yet. The connection dropped/)).toBeVisible();
    expect(api.requests).toHaveLength(1);
    expect(screen.getByLabelText('Your question')).toHaveValue('What is free, and what is Pro?');
  });
});
