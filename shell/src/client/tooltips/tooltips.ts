import { keyOf } from '@futurelab/platform/keys';
import styles from './tooltips.module.css';

/** How long the pointer rests on a control before its tooltip opens, and after one has closed in which the next opens at once. */
const DELAY_MS = 700;
const SKIP_DELAY_MS = 300;
/** To reach the tooltip with the pointer. */
const GRACE_MS = 100;
const GAP = 6;
const CONTROLS = 'a[href], button, summary, [role="button"]';

/**
 * Every control that is only an icon shows its name on hover and on keyboard focus, whichever section it belongs to.
 * Esc closes the tooltip, and the pointer may move over it (WCAG 1.4.13). Its text is the control's name already: it is
 * not read twice.
 */
export function startTooltips(): void {
  const tooltip = document.createElement('div');
  tooltip.className = styles.tooltip!;
  tooltip.setAttribute('popover', 'manual');
  tooltip.setAttribute('aria-hidden', 'true');
  tooltip.dataset.tooltip = '';
  document.body.append(tooltip);

  let current: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closedAt = -Infinity;

  const open = (control: HTMLElement, name: string): void => {
    tooltip.textContent = name;
    tooltip.showPopover();
    place(tooltip, control);
  };
  const close = (): void => {
    clearTimeout(timer);
    if (tooltip.textContent) closedAt = performance.now();
    current = null;
    tooltip.textContent = '';
    tooltip.hidePopover();
  };
  const enter = (target: EventTarget | null, delay: number): void => {
    const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
    const name = control && nameOfIcon(control);
    if (!control || !name || control === current) return;
    close();
    current = control;
    // Never within the event: the focus may come from a popover that is being shown, and two cannot be at once.
    timer = setTimeout(() => open(control, name), delay);
  };
  const isInside = (target: EventTarget | null): boolean =>
    target instanceof Node && (tooltip.contains(target) || current?.contains(target) === true);

  const listen = <Type extends keyof DocumentEventMap>(
    type: Type,
    listener: (event: DocumentEventMap[Type]) => void,
  ): void => document.addEventListener(type, listener, { capture: true, passive: true });

  listen('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch') return;
    if (isInside(target)) {
      if (tooltip.textContent) clearTimeout(timer);
      return;
    }
    enter(target, performance.now() - closedAt < SKIP_DELAY_MS || tooltip.textContent ? 0 : DELAY_MS);
  });
  listen('pointerout', ({ relatedTarget }) => {
    if (!current || isInside(relatedTarget) || current.matches(':focus-visible')) return;
    if (!tooltip.textContent) return close();
    clearTimeout(timer);
    timer = setTimeout(close, GRACE_MS);
  });
  listen('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) enter(target, 0);
  });
  listen('focusout', close);
  listen('pointerdown', close);
  listen('scroll', close);
  listen('keydown', (event) => {
    const pressed = keyOf(event);
    if (pressed === 'Escape' || pressed === 'Enter' || pressed === ' ') close();
  });
  // Where the pointer or the keyboard came to while this was on its way.
  const { activeElement } = document;
  if (activeElement?.matches(':focus-visible')) enter(activeElement, 0);
  else enter([...document.querySelectorAll(':hover')].at(-1) ?? null, DELAY_MS);
}

/** The name of a control that shows no word; null for others. */
function nameOfIcon(control: HTMLElement): string | null {
  const icon = control.querySelector('svg');
  if (!icon || /\p{L}/u.test(visibleText(control))) return null;
  return control.getAttribute('aria-label') ?? icon.getAttribute('aria-label') ?? control.textContent.trim();
}

/** Without what is hidden from the eye or stands for a picture. */
function visibleText(control: HTMLElement): string {
  const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
  let visible = '';
  while (texts.nextNode()) {
    const holder = texts.currentNode.parentElement!;
    if (holder.offsetWidth > 1 && !holder.closest('[aria-hidden="true"]'))
      visible += texts.currentNode.nodeValue;
  }
  return visible;
}

/** Below the control, or above it where the window ends; beside it in the rail, where the next one is below. */
function place(tooltip: HTMLElement, control: HTMLElement): void {
  const at = control.getBoundingClientRect();
  const { width, height } = tooltip.getBoundingClientRect();
  if (control.closest('[data-rail]')) {
    tooltip.style.top = `${at.top + (at.height - height) / 2}px`;
    tooltip.style.left = `${at.right + GAP}px`;
    return;
  }
  const below = at.bottom + GAP;
  const top = below + height > innerHeight ? at.top - GAP - height : below;
  const left = at.left + (at.width - width) / 2;
  tooltip.style.top = `${top}px`;
  tooltip.style.left = `${Math.max(GAP, Math.min(left, document.documentElement.clientWidth - width - GAP))}px`;
}
