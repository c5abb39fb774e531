import { useSyncExternalStore } from 'react';

/** At most this many toasts are kept. */
export const TOAST_LIMIT = 1;
/** A toast is shown this long, unless it says otherwise. */
export const TOAST_DURATION_MS = 5000;
/** A dismissed toast leaves the store after this long. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

export interface ToastContent {
  title: string;
  description?: string;
  /** `success` and `error` have their own mark; an error is announced at once. */
  variant?: 'neutral' | 'success' | 'error';
  /** One thing to press, like Undo. */
  action?: { label: string; onPress: () => void };
  /** Milliseconds on screen; 5000 unless given. */
  duration?: number;
}

export interface Toast extends ToastContent {
  id: string;
  open: boolean;
}

/** The toast that was shown, to change it or take it away. */
export interface ToastHandle {
  id: string;
  update: (content: Partial<ToastContent>) => void;
  dismiss: () => void;
}

const NONE: readonly Toast[] = [];
let toasts: readonly Toast[] = NONE;
let count = 0;
const removals = new Map<string, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const [id, timer] of removals) {
    if (toasts.some((toast) => toast.id === id)) continue;
    clearTimeout(timer);
    removals.delete(id);
  }
  listeners.forEach((listener) => listener());
}

/** Says something in passing. It replaces the toast before it. */
export function toast(content: ToastContent): ToastHandle {
  const id = String(++count);
  publish([{ ...content, id, open: true }, ...toasts].slice(0, TOAST_LIMIT));
  return {
    id,
    update: (change) => publish(toasts.map((each) => (each.id === id ? { ...each, ...change } : each))),
    dismiss: () => dismissToast(id),
  };
}

/** Closes one toast, or all of them; they leave the store later, so that closing can be seen. */
export function dismissToast(id?: string): void {
  const closes = (each: Toast) => id === undefined || each.id === id;
  for (const each of toasts.filter(closes)) {
    if (removals.has(each.id)) continue;
    const remove = () => publish(toasts.filter((kept) => kept.id !== each.id));
    removals.set(each.id, setTimeout(remove, TOAST_REMOVE_DELAY_MS));
  }
  publish(toasts.map((each) => (closes(each) ? { ...each, open: false } : each)));
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The toasts of now, newest first; none on the server. */
export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    subscribeToToasts,
    () => toasts,
    () => NONE,
  );
}
