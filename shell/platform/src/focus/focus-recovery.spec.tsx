import userEvent from '@testing-library/user-event';
import { screen } from '@testing-library/dom';
import { startFocusRecovery } from './focus-recovery';

let stop: () => void;
let reportChange: () => void;
beforeEach(() => {
  const Observer = globalThis.MutationObserver;
  globalThis.MutationObserver = class extends Observer {
    constructor(report: MutationCallback) {
      super(report);
      reportChange = () => report([], this);
    }
  };
  stop = startFocusRecovery();
  globalThis.MutationObserver = Observer;
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

const $ = (selector: string) => document.querySelector<HTMLElement>(selector)!;

/** A page whose button "Press" does `act` when it is pressed by keyboard. */
async function press(html: string, action: (pressed: HTMLElement) => void): Promise<void> {
  document.body.innerHTML = `<main><h1>Page</h1>${html}</main>`;
  const pressed = screen.getByRole('button', { name: 'Press' });
  pressed.addEventListener('click', () => action(pressed));
  pressed.focus();
  await userEvent.keyboard('{Enter}');
}

const LIST = `<section><h2>Requests</h2><ul>
  <li><a href="#1">First</a></li>
  <li><a href="#2">Second</a> <button>Press</button></li>
  <li><a href="#3">Third</a></li>
</ul></section>`;
const removeRow = (pressed: HTMLElement) => pressed.closest('li')!.remove();

test('After an item has left its list, the next one has the focus', async () => {
  await press(LIST, removeRow);
  expect($('[href="#3"]')).toHaveFocus();
});

test('After the last item has left its list, the one before it has the focus', async () => {
  await press(LIST.replace('<li><a href="#3">Third</a></li>', ''), removeRow);
  expect($('[href="#1"]')).toHaveFocus();
});

test('After the only item has left, what the page says instead has the focus', async () => {
  await press(LIST, (pressed) => {
    const list = pressed.closest('ul')!;
    list.insertAdjacentHTML('afterend', '<p>No requests yet</p>');
    list.remove();
  });
  expect(document.activeElement).toHaveTextContent('No requests yet');
});

test('What comes instead of a form has the focus', async () => {
  await press('<article><form><textarea></textarea><button>Press</button></form></article>', (pressed) => {
    const form = pressed.closest('form')!;
    form.insertAdjacentHTML('beforebegin', '<div>Saved text</div>');
    form.remove();
  });
  expect(document.activeElement).toHaveTextContent('Saved text');
});

test('After a button of an item has gone, the item has the focus', async () => {
  await press(LIST, (pressed) => pressed.remove());
  expect($('[href="#2"]')).toHaveFocus();
});

test('After a button has gone, the sentence that says so has the focus', async () => {
  await press('<p>Everything is read. <button>Press</button></p>', (pressed) => pressed.remove());
  expect(document.activeElement).toHaveTextContent('Everything is read.');
});

test('After a part of a section has gone, the heading of the section has the focus', async () => {
  await press('<section><h2>Devices</h2><div><button>Press</button></div></section>', (pressed) =>
    pressed.parentElement!.remove(),
  );
  expect(screen.getByRole('heading', { name: 'Devices' })).toHaveFocus();
});

test('A button that was disabled for a moment has the focus again', async () => {
  await press('<button>Press</button>', (pressed) => {
    pressed.blur(); // jsdom does not do it by itself
    (pressed as HTMLButtonElement).disabled = true;
  });
  expect(document.body).toHaveFocus();
  screen.getByRole<HTMLButtonElement>('button', { name: 'Press' }).disabled = false;
  await Promise.resolve();
  expect(screen.getByRole('button', { name: 'Press' })).toHaveFocus();
});

test('A press beside everything takes the focus away, and a later change of the page does not bring it back', async () => {
  await press(LIST, () => undefined);
  await userEvent.click($('h1'));
  expect(document.body).toHaveFocus();
  removeRow(screen.getByRole('button', { name: 'Press' }));
  await Promise.resolve();
  expect(document.body).toHaveFocus();
});

test('A page that comes instead of another moves the focus itself', async () => {
  await press(LIST, (pressed) => {
    history.pushState(null, '', '/another-page');
    pressed.closest('section')!.remove();
  });
  expect(document.body).toHaveFocus();
});

test('What changes on the page while the focus is on its way to the next stop does not call it back', async () => {
  document.body.innerHTML = '<button>First</button><button>Second</button>';
  const [first, second] = screen.getAllByRole('button') as [HTMLElement, HTMLElement];
  first.focus();
  const back = jest.spyOn(first, 'focus');
  // Browsers name the body meanwhile, and report a change as soon as the listener that makes it is done.
  const active = jest.spyOn(document, 'activeElement', 'get').mockReturnValue(document.body);
  const changePage = () => reportChange();
  document.addEventListener('focusout', changePage, true);
  first.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: second }));
  document.removeEventListener('focusout', changePage, true);
  active.mockRestore();
  expect(back).not.toHaveBeenCalled();
});
