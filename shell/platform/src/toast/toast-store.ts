import { create } from 'zustand';

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

interface ToastState {
  toasts: readonly Toast[];
}

const useToastStore = create<ToastState>(() => ({ toasts: [] }));
const removals = new Map<string, ReturnType<typeof setTimeout>>();
let count = 0;

function setToasts(change: (toasts: readonly Toast[]) => readonly Toast[]): void {
  useToastStore.setState(({ toasts }) => ({ toasts: change(toasts) }));
  const { toasts } = useToastStore.getState();
  for (const [id, timer] of removals) {
    if (toasts.some((toast) => toast.id === id)) continue;
    clearTimeout(timer);
    removals.delete(id);
  }
}

/** Says something in passing. It replaces the toast before it. */
export function toast(content: ToastContent): ToastHandle {
  const id = String(++count);
  setToasts((toasts) => [{ ...content, id, open: true }, ...toasts].slice(0, TOAST_LIMIT));
  return {
    id,
    update: (change) =>
      setToasts((toasts) => toasts.map((each) => (each.id === id ? { ...each, ...change } : each))),
    dismiss: () => dismissToast(id),
  };
}

/** Closes one toast, or all of them; they leave the store later, so that closing can be seen. */
export function dismissToast(id?: string): void {
  const closes = (each: Toast) => id === undefined || each.id === id;
  for (const each of useToastStore.getState().toasts.filter(closes)) {
    if (removals.has(each.id)) continue;
    const remove = () => setToasts((toasts) => toasts.filter((other) => other.id !== each.id));
    removals.set(each.id, setTimeout(remove, TOAST_REMOVE_DELAY_MS));
  }
  setToasts((toasts) => toasts.map((each) => (closes(each) ? { ...each, open: false } : each)));
}

export const subscribeToToasts = (listener: () => void): (() => void) => useToastStore.subscribe(listener);

/** The toasts of now, newest first; none on the server. */
export const useToasts = (): readonly Toast[] => useToastStore(({ toasts }) => toasts);
