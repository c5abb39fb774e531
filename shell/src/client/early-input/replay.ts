import { yieldToMain } from '../yield-to-main';
import { isHydrated, type EarlyInput, type Edit } from './early-input';

const POLL_MS = 50;
const TIMEOUT_MS = 10_000;

/** Elements that can be pressed, typed in or chosen. */
const CONTROLS =
  'button, input, select, textarea, form, details, [popover], a:is([role=button], [data-in-page]), [role=button], [role=tab]';

/** Repeats, once the page is hydrated, what was done before; parts whose own code is still on its way come last. */
export async function replayEarlyInput(): Promise<void> {
  const early = window.__EARLY_INPUT__;
  if (!early) return;
  // Effects of the first render have been run, and what they changed is on the page.
  await yieldToMain();
  early.late = new Set([...document.querySelectorAll(CONTROLS)].filter((element) => !isHydrated(element)));
  await repeat(early);
  const focused = document.activeElement;
  if (focused && focused !== document.body)
    focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  await untilHydrated(early.late);
  await repeat(early);
  early.stop();
}

async function repeat(early: EarlyInput): Promise<void> {
  repeatEdits(early);
  for (const element of early.toggled)
    if (isOpen(element)) element.dispatchEvent(Object.assign(new Event('toggle'), OPENED));
  early.toggled.clear();
  const { press } = early;
  early.press = null;
  if (press instanceof HTMLElement) await untilHydrated([press]);
  // What was typed is part of what is sent.
  repeatEdits(early);
  await yieldToMain();
  repeatPress(press);
}

/** At once, so that no letter comes between what was typed and what is typed now. */
function repeatEdits({ edits }: EarlyInput): void {
  for (const [field, edit] of edits) {
    if (field.isConnected && !isHydrated(field)) continue;
    edits.delete(field);
    repeatEdit(field, edit);
  }
}

async function untilHydrated(elements: Iterable<Element>): Promise<void> {
  const isPending = (element: Element) => element.isConnected && !isHydrated(element);
  const areHydrated = () => ![...elements].some(isPending);
  if (areHydrated()) return;
  const limit = performance.now() + TIMEOUT_MS;
  while (!areHydrated() && performance.now() < limit)
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  // The effects of these parts.
  await yieldToMain();
}

const OPENED = { oldState: 'closed', newState: 'open' };

/** `:is` lets a browser without popovers ignore them. */
const isOpen = (element: Element): boolean => element.matches(':is([open], :popover-open)');

function repeatPress(press: HTMLElement | KeyboardEvent | null): void {
  if (press instanceof KeyboardEvent) document.dispatchEvent(new KeyboardEvent(press.type, press));
  else if (press instanceof HTMLFormElement) press.requestSubmit();
  else press?.click();
}

/** React ignores an event of a field that holds what it held when React first saw it: it is made to differ first. */
function repeatEdit(field: HTMLElement, { value, selection, checked, composing }: Edit): void {
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    field.checked = !checked;
    if (field.type === 'checkbox' || checked) field.click();
  } else if (field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && !field.files)) {
    if (!composing) repeatText(field, value, selection);
  } else {
    if (field instanceof HTMLSelectElement) field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

function repeatText(
  field: HTMLInputElement | HTMLTextAreaElement,
  value: string,
  selection: Edit['selection'],
): void {
  // The caret may have been moved since; React, where it has emptied the field, has lost it.
  const caret =
    field.value === value && selection ? ([field.selectionStart!, field.selectionEnd!] as const) : selection;
  field.value = '';
  // Past the setter of the element itself, through which React watches it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value);
  if (caret) field.setSelectionRange(...caret);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
