/** Milliseconds; longer, and a press has to wait. */
const LONG_TASK_MS = 50;
const LAYOUT_SHIFT = 0.1;

export interface ShiftEntry extends PerformanceEntry {
  value: number;
}

export const longTaskWarning = ({ duration }: PerformanceEntry): string | null =>
  duration > LONG_TASK_MS ? `Long task: ${Math.round(duration)} ms` : null;

export const shiftWarning = ({ value }: ShiftEntry): string | null =>
  value > LAYOUT_SHIFT ? `Layout shift: ${value.toFixed(3)}` : null;

export const warnOfLongTasks = (): void => warnOf('longtask', longTaskWarning);

export const warnOfLayoutShifts = (): void => warnOf('layout-shift', shiftWarning);

function warnOf<Entry extends PerformanceEntry>(
  type: string,
  warning: (entry: Entry) => string | null,
): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Entry[]) {
      const text = warning(entry);
      if (text) console.warn(text);
    }
  });
  observer.observe({ type, buffered: true });
}
