import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { Dialog, DialogClose, Sheet } from './dialog';

const open = async (text: string) => userEvent.click(screen.getByRole('button', { name: text }));

test('A dialog is named, described and closed by Esc, which gives the focus back', async () => {
  render(
    <Dialog title="Leave this group?" description="You keep your posts." trigger={<button>Leave</button>} />,
  );
  await open('Leave');
  const dialog = screen.getByRole('dialog', { name: 'Leave this group?' });
  expect(dialog).toHaveAccessibleDescription('You keep your posts.');
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Leave' })).toHaveFocus();
});

test('A button of the footer can close it', async () => {
  render(
    <Dialog
      title="Leave this group?"
      trigger={<button>Leave</button>}
      footer={
        <DialogClose>
          <button>Stay</button>
        </DialogClose>
      }
    />,
  );
  await open('Leave');
  await open('Stay');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('A dialog that is opened by something else than its own button gives the focus back there', async () => {
  function Page() {
    const [asked, setAsked] = useState(false);
    return (
      <>
        <button onClick={() => setAsked(true)}>Leave</button>
        {asked && <Dialog title="Leave this group?" open onOpenChange={setAsked} />}
      </>
    );
  }
  render(<Page />);
  await open('Leave');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Leave' })).toHaveFocus());
});

test('A dialog whose opener has gone gives the focus to the item that follows', async () => {
  function Page() {
    const [people, setPeople] = useState(['Ada', 'Maya']);
    const [asked, setAsked] = useState<string>();
    const remove = () => {
      setPeople(people.filter((person) => person !== asked));
      setAsked(undefined);
    };
    return (
      <ul>
        {people.map((person) => (
          <li key={person}>
            <button onClick={() => setAsked(person)}>Remove {person}</button>
          </li>
        ))}
        {asked && <Dialog title="Remove?" open footer={<button onClick={remove}>Yes</button>} />}
      </ul>
    );
  }
  render(<Page />);
  await open('Remove Ada');
  await open('Yes');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Maya' })).toHaveFocus());
});

test('Opening a sheet puts no style element into the page, which its content policy forbids', async () => {
  render(<Sheet title="Filters" trigger={<button>Filter</button>} />);
  await open('Filter');
  expect(screen.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  expect(document.querySelector('style')).toBeNull();
});

test('A dialog to write in begins with its field', async () => {
  function Page() {
    const field = useRef<HTMLInputElement>(null);
    return (
      <Dialog title="Rename" trigger={<button>Rename</button>} focusFirst={field}>
        <input ref={field} aria-label="Name" />
      </Dialog>
    );
  }
  render(<Page />);
  await open('Rename');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});
