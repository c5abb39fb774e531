import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { ada, leo, maya, renderPage, screen, userEvent, waitFor } from '../testing';
import type { CurrentUser } from '../session/session';
import { clearOnSuccess } from './clear-on-success';
import { DraftNote } from './draft-note';
import { useFormDraft } from './use-form-draft';

const DAY_MS = 24 * 60 * 60 * 1000;
const EMPTY = { title: '', text: '' };

interface FormProps {
  saved?: typeof EMPTY;
  send?: () => Promise<void>;
}

function Form({ saved = EMPTY, send = () => Promise.resolve() }: FormProps) {
  const draft = useFormDraft('edit-note:n1', saved);
  const { mutate } = useMutation(clearOnSuccess(draft, { mutationFn: send }));
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <DraftNote {...draft} />
      {(['title', 'text'] as const).map((name) => (
        <input
          key={name}
          aria-label={name}
          value={draft.content[name]}
          onChange={({ target }) => draft.change({ [name]: target.value })}
        />
      ))}
      <button onClick={() => mutate()}>Send</button>
    </form>
  );
}

const open = (props: FormProps = {}, user: CurrentUser | null = leo) =>
  renderPage(<Form {...props} />, { user });
const field = (name: string) => screen.getByLabelText(name);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const type = async (name: string, text: string) => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
};

describe('What was typed into a form', () => {
  it('is there again when the page is opened again, and says so', async () => {
    const { unmount } = open();
    await type('title', 'Half a thought');
    expect(screen.queryByText('Draft restored.')).toBeNull();
    unmount();
    open();
    expect(field('title')).toHaveValue('Half a thought');
    expect(screen.getByRole('status')).toHaveTextContent('Draft restored.');
  });

  it('is gone once it is discarded', async () => {
    const { unmount } = open();
    await type('title', 'Half a thought');
    unmount();
    const again = open();
    await press('Discard draft');
    expect(field('title')).toHaveValue('');
    again.unmount();
    open();
    expect(field('title')).toHaveValue('');
  });

  it('is gone once it was sent, also when the page was left before the answer', async () => {
    let answer = () => undefined as void;
    const send = () => new Promise<void>((resolve) => (answer = resolve));
    const { unmount } = open({ send });
    await type('title', 'A whole thought');
    await press('Send');
    unmount();
    answer();
    await waitFor(() => expect(localStorage).toHaveLength(0));
    open();
    expect(field('title')).toHaveValue('');
  });

  it('stays when sending fails', async () => {
    const { unmount } = open({ send: () => Promise.reject(new Error('No network')) });
    await type('title', 'Half a thought');
    await press('Send');
    unmount();
    open();
    expect(field('title')).toHaveValue('Half a thought');
  });

  it.each([
    ['another member', maya],
    ['a visitor', null],
  ])(
    'is not shown to %s in the same browser, and is there for its writer afterwards',
    async (_who, other) => {
      const { unmount } = open();
      await type('title', 'For my eyes');
      unmount();
      const theirs = open({}, other);
      expect(field('title')).toHaveValue('');
      expect(screen.queryByText('Draft restored.')).toBeNull();
      theirs.unmount();
      open();
      expect(field('title')).toHaveValue('For my eyes');
    },
  );

  it('outlives the tab for members alone', async () => {
    const { unmount } = open({}, null);
    await type('title', 'On a shared computer');
    expect(localStorage).toHaveLength(0);
    unmount();
    open({}, null);
    expect(field('title')).toHaveValue('On a shared computer');
  });

  it('is forgotten after a month', async () => {
    const { unmount } = open();
    await type('title', 'Long ago');
    unmount();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * DAY_MS);
    open({}, ada);
    expect(localStorage).toHaveLength(0);
    jest.restoreAllMocks();
  });
});

describe('When what is saved has changed since', () => {
  const OLD = { title: 'Old title', text: 'Old text' };

  const reopenWith = async (saved: typeof EMPTY) => {
    const { unmount } = open({ saved: OLD });
    await type('text', 'My text');
    unmount();
    return open({ saved });
  };

  it('fields that were not touched show what is saved now', async () => {
    await reopenWith({ title: 'New title', text: 'Old text' });
    expect(field('title')).toHaveValue('New title');
    expect(field('text')).toHaveValue('My text');
    expect(screen.getByRole('status')).toHaveTextContent(/^Draft restored\.$/);
  });

  it('a form says so, and both versions can be seen, edited and gone back to', async () => {
    const NEW = { title: 'Old title', text: 'New text' };
    const { unmount } = await reopenWith(NEW);
    expect(field('text')).toHaveValue('My text');
    expect(screen.getByRole('status')).toHaveTextContent('The saved version has changed since you started.');
    await press('Show saved version');
    expect(field('text')).toHaveValue('New text');
    await type('text', 'New text, and mine');
    unmount();
    open({ saved: NEW });
    expect(field('text')).toHaveValue('New text, and mine');
    await press('Show my draft');
    expect(field('text')).toHaveValue('My text');
    await press('Show saved version');
    expect(field('text')).toHaveValue('New text, and mine');
  });

  it('a form that is open says so too', async () => {
    function Page() {
      const [saved, setSaved] = useState(OLD);
      return (
        <>
          <Form saved={saved} />
          <button onClick={() => setSaved({ ...OLD, text: 'New text' })}>Elsewhere</button>
        </>
      );
    }
    renderPage(<Page />, { user: leo });
    await type('text', 'My text');
    await press('Elsewhere');
    expect(field('text')).toHaveValue('My text');
    expect(screen.getByRole('status')).toHaveTextContent('The saved version has changed since you started.');
  });

  it('to what was typed, nothing is left to restore', async () => {
    await reopenWith({ title: 'Old title', text: 'My text' });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(localStorage).toHaveLength(0);
  });
});
