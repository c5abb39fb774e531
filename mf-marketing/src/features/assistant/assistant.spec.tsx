import { provideAssistant, type AssistantOutcome } from '@futurelab/platform/session';
import { renderPage, screen, userEvent } from '@futurelab/platform/testing';
import { Assistant } from './assistant';

const configured = {
  publicUrl: '',
  chatbotId: 'guide-1',
  chatbotScriptUrl: 'https://assistant.example/embed.min.js',
  development: false,
};
const ask = () => userEvent.click(screen.getByRole('button', { name: 'Ask' }));

describe('The assistant panel with an assistant', () => {
  it('asks for it with the first question, and says how that went', async () => {
    let outcome: () => Promise<AssistantOutcome> = async () => 'declined';
    const leave = provideAssistant(() => outcome());
    renderPage(<Assistant />, { config: configured });
    await userEvent.type(screen.getByRole('textbox', { name: 'Your question' }), 'Where do I start?');
    await ask();
    expect(await screen.findByText(/Nothing was loaded, and nothing was sent/)).toBeVisible();

    outcome = () => Promise.reject(new Error('did not load'));
    await ask();
    expect(await screen.findByText(/The assistant did not load/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Your question' })).toHaveValue('Where do I start?');

    outcome = async () => 'open';
    await ask();
    expect(await screen.findByText(/The assistant is open/)).toBeVisible();
    leave();
  });
});
