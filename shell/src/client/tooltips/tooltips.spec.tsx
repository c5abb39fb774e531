import { fireEvent } from '@futurelab/platform/testing';
import { startTooltips } from './tooltips';

const tooltip = () => document.querySelector('[popover]')!.textContent;
const control = (name: string) => document.querySelector<HTMLElement>(`[aria-label="${name}"]`)!;
const hover = (element: Element) => fireEvent.pointerOver(element, { pointerType: 'mouse' });
const leave = (from: Element, to: Element) => {
  fireEvent.pointerOut(from, { relatedTarget: to });
  fireEvent.pointerOver(to, { pointerType: 'mouse' });
};

beforeAll(() => {
  HTMLElement.prototype.showPopover = () => undefined;
  HTMLElement.prototype.hidePopover = () => undefined;
  startTooltips();
});
beforeEach(() => {
  jest.useFakeTimers();
  const main = document.createElement('main');
  main.innerHTML =
    '<button aria-label="Open menu"><svg></svg></button><a href="/search"><svg aria-label="Search"></svg></a><p>Text</p>';
  document.body.prepend(main);
});
afterEach(() => {
  fireEvent.keyDown(document.body, { key: 'Escape' });
  jest.advanceTimersByTime(1_000);
  jest.useRealTimers();
  document.querySelector('main')!.remove();
});

test('The name of an icon is shown once the pointer has rested on it for 700 ms', () => {
  hover(document.querySelector('button svg')!);
  jest.advanceTimersByTime(699);
  expect(tooltip()).toBe('');
  jest.advanceTimersByTime(1);
  expect(tooltip()).toBe('Open menu');
});

test('Within 300 ms after one has closed, the next is shown at once; later it waits again', () => {
  const [menu, search, text] = [
    control('Open menu'),
    document.querySelector('a')!,
    document.querySelector('p')!,
  ];
  hover(menu);
  jest.advanceTimersByTime(700);
  leave(menu, text);
  jest.advanceTimersByTime(100);
  expect(tooltip()).toBe('');
  jest.advanceTimersByTime(250);
  leave(text, search);
  jest.advanceTimersByTime(0);
  expect(tooltip()).toBe('Search');
  leave(search, text);
  jest.advanceTimersByTime(401);
  leave(text, menu);
  expect(tooltip()).toBe('');
});

test('The pointer may move over the tooltip, and Esc closes it', () => {
  const menu = control('Open menu');
  hover(menu);
  jest.advanceTimersByTime(700);
  leave(menu, document.querySelector('[popover]')!);
  jest.advanceTimersByTime(1_000);
  expect(tooltip()).toBe('Open menu');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(tooltip()).toBe('');
});

test('A touch shows none, and a press closes it', () => {
  const menu = control('Open menu');
  fireEvent.pointerOver(menu, { pointerType: 'touch' });
  jest.advanceTimersByTime(1_000);
  expect(tooltip()).toBe('');
  hover(menu);
  jest.advanceTimersByTime(700);
  fireEvent.pointerDown(menu);
  expect(tooltip()).toBe('');
});

test('The focus that a popover takes as it is shown opens one after that', () => {
  const menu = control('Open menu');
  Object.assign(menu, { matches: () => true });
  fireEvent.focusIn(menu);
  expect(tooltip()).toBe('');
  jest.advanceTimersByTime(0);
  expect(tooltip()).toBe('Open menu');
});

test('In the rail the name stands beside its icon, where it covers no other', () => {
  const rail = document.createElement('nav');
  rail.dataset.rail = '';
  rail.innerHTML = '<a href="/" aria-label="Home"><svg></svg></a>';
  document.querySelector('main')!.append(rail);
  const home = control('Home');
  home.getBoundingClientRect = () => ({ right: 56, top: 80, height: 36 }) as DOMRect;
  hover(home);
  jest.advanceTimersByTime(700);
  const { left, top } = document.querySelector<HTMLElement>('[popover]')!.style;
  expect([left, top]).toEqual(['62px', '98px']);
});
