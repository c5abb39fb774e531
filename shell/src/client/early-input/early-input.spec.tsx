import { act, fireEvent, screen, userEvent } from '@futurelab/platform/testing';
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { SCRIPTS_ID } from '../../app/page-data';
import { replayEarlyInput } from './replay';

jest.mock('@futurelab/platform/after-paint', () => ({ afterPaint: () => Promise.resolve() }));

const sent = jest.fn();
const followed = jest.fn();
const browserSent = jest.fn();

/** The document as the server sends it, with what runs in it from its beginning. */
function open(page: ReactNode): void {
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div><template id="${SCRIPTS_ID}"><script></script></template>`;
  jest.isolateModules(() => void jest.requireActual('./record'));
}

async function hydrate(page: ReactNode): Promise<void> {
  await act(async () => void hydrateRoot(document.getElementById('root')!, page));
  await act(replayEarlyInput);
}

/** What the browser does by itself where nothing keeps it from it. */
const asBrowser = (event: Event): void => {
  if (event.defaultPrevented) return;
  if (event.type === 'submit') browserSent();
  if (event.type === 'submit' || (event.target as Element).matches('a')) event.preventDefault();
};

beforeEach(() => {
  for (const type of ['submit', 'click']) addEventListener(type, asBrowser);
});
afterEach(() => {
  window.__EARLY_INPUT__?.stop();
  for (const type of ['submit', 'click']) removeEventListener(type, asBrowser);
  jest.clearAllMocks();
});

function Counter() {
  const [times, setTimes] = useState(0);
  return <button onClick={() => setTimes(times + 1)}>Pressed {times} times</button>;
}

function Letter({ action }: { action?: string }) {
  const [text, setText] = useState('');
  const [size, setSize] = useState('small');
  const [agreed, setAgreed] = useState(false);
  const [kind, setKind] = useState('');
  return (
    <form
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        sent({ text, size, agreed, kind });
      }}
    >
      <textarea aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
      <select aria-label="Size" value={size} onChange={({ target }) => setSize(target.value)}>
        <option>small</option>
        <option>large</option>
      </select>
      <label>
        <input type="checkbox" checked={agreed} onChange={() => setAgreed(!agreed)} />
        Agreed
      </label>
      {['note', 'essay'].map((each) => (
        <label key={each}>
          <input type="radio" name="kind" checked={kind === each} onChange={() => setKind(each)} />
          {each}
        </label>
      ))}
      <button type="submit">Send</button>
    </form>
  );
}

const type = (text: string) => fireEvent.input(screen.getByLabelText('Text'), { target: { value: text } });

describe('What is done before a page is hydrated', () => {
  it('is done once it is: the last press, once', async () => {
    open(<Counter />);
    screen.getByRole('button').click();
    screen.getByRole('button').click();
    await hydrate(<Counter />);
    expect(screen.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
    await act(async () => screen.getByRole('button').click());
    expect(screen.getByRole('button', { name: 'Pressed 2 times' })).toBeVisible();
  });

  it('is sent with everything that was typed and chosen', async () => {
    open(<Letter action="/letters" />);
    type('Dear Ada');
    fireEvent.change(screen.getByLabelText('Size'), { target: { value: 'large' } });
    for (const label of ['Agreed', 'essay']) screen.getByLabelText(label).click();
    fireEvent.input(screen.getByLabelText('Agreed'));
    fireEvent.input(screen.getByLabelText('essay'));
    screen.getByRole('button').click();
    expect(browserSent).not.toHaveBeenCalled();
    await hydrate(<Letter action="/letters" />);
    expect(sent.mock.calls).toEqual([[{ text: 'Dear Ada', size: 'large', agreed: true, kind: 'essay' }]]);
    expect(screen.getByLabelText('Text')).toHaveValue('Dear Ada');
    expect(screen.getByLabelText('Agreed')).toBeChecked();
    expect(screen.getByLabelText('essay')).toBeChecked();
    expect(browserSent).not.toHaveBeenCalled();
  });

  it('is chosen once, even just after React has hydrated it', async () => {
    open(<Letter />);
    await act(async () => void hydrateRoot(document.getElementById('root')!, <Letter />));
    for (const label of ['Agreed', 'essay']) await act(async () => screen.getByLabelText(label).click());
    await act(replayEarlyInput);
    expect(screen.getByLabelText('Agreed')).toBeChecked();
    await act(async () => screen.getByRole('button', { name: 'Send' }).click());
    expect(sent.mock.calls).toEqual([[expect.objectContaining({ agreed: true, kind: 'essay' })]]);
  });

  const page = (Part: ComponentType) => (
    <Suspense>
      <Part />
    </Suspense>
  );
  let arrive = (_: { default: ComponentType }): void => undefined;
  const latePart = () => lazy(() => new Promise<{ default: ComponentType }>((resolve) => (arrive = resolve)));

  it('waits for a part of the page whose code comes later', async () => {
    const Late = latePart();
    open(page(() => <Letter />));
    type('Dear Ada');
    screen.getByRole('button').click();
    await act(async () => void hydrateRoot(document.getElementById('root')!, page(Late)));
    const replayed = replayEarlyInput();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(sent).not.toHaveBeenCalled();
    await act(async () => arrive({ default: () => <Letter /> }));
    await act(() => replayed);
    expect(sent.mock.calls).toEqual([[expect.objectContaining({ text: 'Dear Ada' })]]);
  });

  it('is recorded of such a part even after the rest of the page is hydrated', async () => {
    const Late = latePart();
    const withCounter = (Part: ComponentType) => (
      <>
        <Counter />
        {page(Part)}
      </>
    );
    open(withCounter(() => <Letter />));
    type('Dear');
    await act(async () => void hydrateRoot(document.getElementById('root')!, withCounter(Late)));
    const replayed = replayEarlyInput();
    await new Promise((resolve) => setTimeout(resolve, 100));
    type('Dear Ada');
    screen.getByRole('button', { name: 'Send' }).click();
    await act(async () => screen.getByRole('button', { name: 'Pressed 0 times' }).click());
    expect(screen.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
    await act(async () => arrive({ default: () => <Letter /> }));
    await act(() => replayed);
    expect(sent.mock.calls).toEqual([[expect.objectContaining({ text: 'Dear Ada' })]]);
    expect(screen.getByLabelText('Text')).toHaveValue('Dear Ada');
  });

  it('keeps the caret where it was', async () => {
    open(<Letter />);
    const field = screen.getByLabelText<HTMLTextAreaElement>('Text');
    field.focus();
    type('Dear Ada');
    field.setSelectionRange(4, 4);
    await hydrate(<Letter />);
    expect([field.selectionStart, document.activeElement]).toEqual([4, field]);
  });

  it('goes on where it was when React empties the field in the middle of a word', async () => {
    open(<Letter />);
    const field = screen.getByLabelText<HTMLTextAreaElement>('Text');
    await userEvent.type(field, 'Dear Ada');
    field.setSelectionRange(4, 4);
    fireEvent.input(field);
    await act(async () => void hydrateRoot(document.getElementById('root')!, <Letter />));
    // React begins with an empty state.
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(field, '');
    fireEvent(field, new InputEvent('beforeinput', { bubbles: true }));
    expect([field.value, field.selectionStart]).toEqual(['Dear Ada', 4]);
    field.setRangeText('est', 4, 4, 'end');
    fireEvent.input(field);
    await act(replayEarlyInput);
    expect([field.value, field.selectionStart]).toEqual(['Dearest Ada', 7]);
  });

  it('leaves a link to the browser, and keeps one whose work is the page’s', async () => {
    const links = (
      <>
        <a href="/courses">Courses</a>
        <a href="/film.mp4" data-in-page="" onClick={followed}>
          Watch
        </a>
      </>
    );
    open(links);
    const press = (name: string) => fireEvent(screen.getByText(name), cancelable('click'));
    const passed = jest.fn();
    document.body.addEventListener('click', passed);
    press('Courses');
    expect(passed).toHaveBeenCalledTimes(1);
    press('Watch');
    expect(passed).toHaveBeenCalledTimes(1);
    await hydrate(links);
    expect(followed).toHaveBeenCalledTimes(1);
  });
});

const cancelable = (type: string) => new MouseEvent(type, { bubbles: true, cancelable: true });

describe('When the scripts do not come', () => {
  const fail = async () => {
    document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
    await Promise.resolve();
    document.querySelector('body > script')!.dispatchEvent(new Event('error'));
  };

  it('a form with an address is sent by the browser, the one of before and those to come', async () => {
    open(<Letter action="/letters" />);
    screen.getByRole('button').click();
    expect(browserSent).not.toHaveBeenCalled();
    await fail();
    expect(browserSent).toHaveBeenCalledTimes(1);
    screen.getByRole('button').click();
    expect(browserSent).toHaveBeenCalledTimes(2);
  });

  it('a form without an address is never sent by the browser', async () => {
    open(<Letter />);
    screen.getByRole('button').click();
    await fail();
    screen.getByRole('button').click();
    document.querySelector('form')!.requestSubmit();
    expect(browserSent).not.toHaveBeenCalled();
  });
});
