import { assistantConsent } from '@futurelab/platform/session';
import {
  expectConsoleErrors,
  fireEvent,
  renderPage,
  screen,
  userEvent,
  waitFor,
} from '@futurelab/platform/testing';
import { LazyAssistant } from './lazy-assistant';

const config = {
  publicUrl: '',
  chatbotId: 'guide-1',
  chatbotScriptUrl: 'https://assistant.example/embed.min.js',
  development: false,
};
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[chatbotid]')];
const launcher = () => screen.findByRole('button', { name: 'Ask the guide' });
const open = async () => {
  renderPage(<LazyAssistant />, { config });
  await userEvent.click(await launcher());
};

afterEach(() => {
  assistantConsent.takeBack();
  scripts().forEach((script) => script.remove());
});

test('Where none is configured the console says so, there is no way to one, and nothing is loaded', () => {
  renderPage(<LazyAssistant />);
  expect(expectConsoleErrors()).toEqual([['ChatBase chatbotId is required']]);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(scripts()).toEqual([]);
});

test('Nothing is loaded from outside before the visitor agrees, and “Not now” is an answer', async () => {
  await open();
  const dialog = await screen.findByRole('dialog', { name: 'Load the assistant?' });
  expect(dialog).toHaveTextContent('It’s provided by assistant.example, not by FutureLab.');
  expect(scripts()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(scripts()).toEqual([]);
  expect(assistantConsent.isGiven()).toBe(false);
});

test('A failure is said, on the console too, and the next press tries again without asking again', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Load assistant' }));
  await waitFor(() => expect(scripts().map(({ src }) => src)).toEqual([config.chatbotScriptUrl]));
  fireEvent.error(scripts()[0]!);
  await waitFor(async () => expect(await launcher()).toBeEnabled());
  expect(expectConsoleErrors()).toEqual([['Failed to load ChatBase script']]);

  const opened = jest.fn();
  window.chatbase = { open: opened };
  await userEvent.click(await launcher());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(scripts()).toHaveLength(1));
  fireEvent.load(scripts()[0]!);
  await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));

  await userEvent.click(await launcher());
  await waitFor(() => expect(opened).toHaveBeenCalledTimes(2));
  expect(scripts()).toHaveLength(1);
});
