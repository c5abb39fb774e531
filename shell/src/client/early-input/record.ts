import { afterPaint } from '@futurelab/platform/after-paint';
import { keyOf } from '@futurelab/platform/keys';
import { SCRIPTS_ID } from '../../app/page-data';
import { isHydrated, type EarlyInput } from './early-input';

/** Controls whose work is the page's. Links and what opens a popover are the browser's, unless they say otherwise. */
const HELD =
  'button:not([popovertarget]), input:is([type=submit], [type=button], [type=reset], [type=image]), [role=button], [role=tab], a[data-in-page]';
/** Longer than hydration takes on a slow link. */
const TIMEOUT_MS = 10_000;

const listening = new AbortController();
let released = false;
let timeout: ReturnType<typeof setTimeout>;

const early: EarlyInput = {
  late: null,
  edits: new Map(),
  toggled: new Set(),
  press: null,
  release() {
    released = true;
    const { press } = early;
    if (!(press instanceof HTMLElement) || !hasAddress(press)) return;
    early.press = null;
    if (press instanceof HTMLFormElement) press.requestSubmit();
    else press.click();
  },
  stop() {
    clearTimeout(timeout);
    listening.abort();
  },
};
window.__EARLY_INPUT__ = early;

/** Whether the browser by itself can do what the control is for. */
function hasAddress(control: HTMLElement): boolean {
  const form = control instanceof HTMLFormElement ? control : (control as HTMLButtonElement).form;
  return control.hasAttribute('href') || Boolean(form?.hasAttribute('action'));
}

/** Whether the page cannot answer yet what is done to the element. */
const isEarly = (element: Element): boolean =>
  early.late === null || (early.late.has(element) && !isHydrated(element));

/** Keeps a press from the browser until the page can answer it; of several the last. */
function hold(event: Event, press: HTMLElement | KeyboardEvent): void {
  if (press instanceof HTMLElement ? !isEarly(press) : early.late) return;
  if (released && press instanceof HTMLElement && hasAddress(press)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  early.press = press;
  clearTimeout(timeout);
  timeout = setTimeout(early.release, TIMEOUT_MS);
}

/** The browser makes the choice at once and the replay repeats it for React, which would otherwise undo it: it gets each once. */
const isChoice = (element: Element): boolean =>
  element.matches('select, input:is([type=checkbox], [type=radio])');

function onClick(event: MouseEvent): void {
  const target = event.target as Element;
  if (isChoice(target) && isEarly(target)) return event.stopImmediatePropagation();
  const control = target.closest<HTMLElement>(HELD);
  const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (control && !(elsewhere && control.hasAttribute('href'))) hold(event, control);
}

function onSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (form.method !== 'dialog') hold(event, event.submitter ?? form);
}

function onKeyDown(event: KeyboardEvent): void {
  // What a browser fills in comes with a keydown that has no key.
  if (!(event instanceof KeyboardEvent)) return;
  const pressed = keyOf(event);
  const target = event.target as HTMLElement;
  const withControl = event.metaKey || event.ctrlKey;
  const isSearch = pressed.toLowerCase() === 'k' && withControl;
  const sends = withControl ? 'textarea' : 'textarea[enterkeyhint=send]';
  const { form } = target as HTMLTextAreaElement;
  if (pressed === 'Enter' && !event.shiftKey && form && target.matches(sends)) hold(event, form);
  else if (isSearch && !event.altKey && !event.shiftKey) hold(event, event);
  else if (pressed === ' ' && target.matches('a[role=button]')) hold(event, target);
}

function onEdit(event: Event): void {
  const field = event.target as HTMLInputElement;
  if (!isEarly(field) && !early.edits.has(field)) return;
  if (isChoice(field)) event.stopImmediatePropagation();
  const { value, checked, selectionStart, selectionEnd } = field;
  const selection = selectionStart === null ? null : ([selectionStart, selectionEnd!] as [number, number]);
  early.edits.set(field, {
    value,
    selection,
    checked,
    composing: (event as InputEvent).isComposing ?? false,
  });
}

/** React has emptied the field that it hydrates, in the middle of a word: the next letter continues what was typed. */
function onBeforeInput({ target }: Event): void {
  const field = target as HTMLInputElement;
  const edit = early.edits.get(field);
  if (!edit || field.value === edit.value) return;
  field.value = edit.value;
  if (edit.selection) field.setSelectionRange(...edit.selection);
}

function onToggle({ target }: Event): void {
  if (isEarly(target as Element)) early.toggled.add(target as Element);
}

const options = { capture: true, signal: listening.signal };
addEventListener('click', onClick, options);
addEventListener('submit', onSubmit, options);
addEventListener('keydown', onKeyDown, options);
addEventListener('beforeinput', onBeforeInput, options);
addEventListener('input', onEdit, options);
addEventListener('change', onEdit, options);
addEventListener('toggle', onToggle, options);

/** Scripts that the browser has at hand would otherwise run before the first paint. */
async function hydrateAfterPaint(): Promise<void> {
  await afterPaint();
  const template = document.getElementById(SCRIPTS_ID) as HTMLTemplateElement;
  template.content.querySelector('script')!.onerror = early.release;
  template.replaceWith(template.content);
}
addEventListener('DOMContentLoaded', hydrateAfterPaint, { signal: listening.signal });
