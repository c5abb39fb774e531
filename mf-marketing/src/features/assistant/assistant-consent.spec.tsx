import { assistantConsent } from '@futurelab/platform/session';
import { renderPage, screen, userEvent } from '@futurelab/platform/testing';
import { AssistantConsent } from './assistant-consent';

const config = { publicUrl: '', chatbotId: 'guide-1', chatbotScriptUrl: null, development: false };
afterEach(() => assistantConsent.takeBack());

test('Where there is no assistant there is nothing to take back', () => {
  renderPage(<AssistantConsent />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('Who has not agreed reads so', () => {
  renderPage(<AssistantConsent />, { config });
  expect(screen.getByText('You have not allowed the assistant in this browser.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('Who has agreed can take it back, also after the assistant is gone', async () => {
  assistantConsent.give();
  renderPage(<AssistantConsent />);
  await userEvent.click(await screen.findByRole('button', { name: 'Take it back' }));
  expect(screen.getByText(/^Taken back/)).toBeVisible();
  expect(assistantConsent.isGiven()).toBe(false);
});
