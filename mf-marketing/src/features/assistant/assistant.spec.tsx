import {
  expectConsoleErrors,
  fireEvent,
  renderPage,
  screen,
  userEvent,
  waitFor,
} from '@futurelab/platform/testing';
import { Assistant } from './assistant';

const configured = {
  publicUrl: '',
  chatbotId: 'guide-1',
  chatbotScriptUrl: 'https://assistant.example/embed.min.js',
  development: false,
};
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[chatbotid]')];
const ask = () => userEvent.click(screen.getByRole('button', { name: 'Ask' }));

describe('The assistant panel without an assistant', () => {
  it('says so up front, and offers a person instead', () => {
    renderPage(<Assistant />);
    expect(screen.getByText(/No assistant is configured on this site/)).toBeVisible();
  });

  it('keeps the question, complains once, and turns it into a mail', async () => {
    renderPage(<Assistant />);
    await userEvent.click(screen.getByRole('button', { name: 'What is free, and what is Pro?' }));
    await ask();
    await ask();

    expect(expectConsoleErrors()).toEqual([['ChatBase chatbotId is required']]);
    expect(screen.getByRole('textbox', { name: 'Your question' })).toHaveValue(
      'What is free, and what is Pro?',
    );
    expect(screen.getByRole('link', { name: 'send it by mail' })).toHaveAttribute(
      'href',
      expect.stringContaining('body=What%20is%20free%2C%20and%20what%20is%20Pro%3F'),
    );
    expect(screen.getByRole('link', { name: 'leave your address below' })).toHaveAttribute(
      'href',
      '#newsletter',
    );
    expect(scripts()).toHaveLength(0);
  });
});

describe('The assistant panel with an assistant', () => {
  it('loads nothing before the first question, tells of a failure, and loads again when asked again', async () => {
    const open = jest.fn();
    renderPage(<Assistant />, { config: configured });
    expect(scripts()).toHaveLength(0);

    await userEvent.type(screen.getByRole('textbox', { name: 'Your question' }), 'Where do I start?');
    await ask();
    expect(scripts().map(({ src }) => src)).toEqual(['https://assistant.example/embed.min.js']);
    fireEvent.error(scripts()[0]!);
    expect(await screen.findByText(/The assistant did not load/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Your question' })).toHaveValue('Where do I start?');
    expect(expectConsoleErrors()).toEqual([['Failed to load ChatBase script']]);

    await ask();
    window.chatbase = { open };
    fireEvent.load(scripts()[0]!);
    expect(await screen.findByText(/The assistant is open/)).toBeVisible();
    await waitFor(() => expect(open).toHaveBeenCalledTimes(1));
  });
});
