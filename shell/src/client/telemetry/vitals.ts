import { queueEvent } from '@futurelab/platform/telemetry';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';
import { pageViewAt } from '../../app/page-view';
import { warnOfLongTasks, warnOfLayoutShifts } from './performance-warnings';

const ALL = [onLCP, onFCP, onCLS, onINP, onTTFB];

/** Reports each web vital once, when the visitor leaves. */
export function reportVitals(): void {
  const reported = new Set<string>();
  for (const on of ALL) {
    on((metric: MetricType) => {
      const view = pageViewAt(timeOf(metric));
      const { name, id, value, rating } = metric;
      if (!view || reported.has(name + id)) return;
      reported.add(name + id);
      queueEvent({ kind: 'vital', ...view, name, value: Math.round(value * 10_000) / 10_000, rating });
    });
  }
}

/** Logs web vitals to the console, in development. */
export function logVitals(): void {
  for (const on of ALL) {
    on(
      (metric: MetricType) => {
        const { name, value, rating } = metric;
        const view = pageViewAt(timeOf(metric));
        const where = view ? `${view.app} ${view.route}` : 'the shell';
        const amount = name === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`;
        console.info(`${name} ${amount}: ${rating} (${where})`);
      },
      { reportAllChanges: true },
    );
  }
  warnOfLongTasks();
  warnOfLayoutShifts();
}

/**
 * When the thing happened that a measure is about. Loading is of the page that was opened; of all the shifts and
 * presses in a document's life, the worst is the one that counts.
 */
function timeOf(metric: MetricType): number {
  if (metric.name === 'INP') return metric.entries[0]?.startTime ?? 0;
  if (metric.name !== 'CLS') return 0;
  const [worst] = [...metric.entries].sort((a, b) => b.value - a.value);
  return worst?.startTime ?? 0;
}
