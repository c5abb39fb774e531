import type { EventSummary } from '@futurelab/platform/queries/events';

export interface Day {
  /** `YYYY-MM-DD`. */
  key: string;
  events: EventSummary[];
}

/** Consecutive events of the same day together, in the order given. `dayOf` names an event's day. */
export function groupByDay(events: EventSummary[], dayOf: (event: EventSummary) => string): Day[] {
  const days: Day[] = [];
  for (const event of events) {
    const key = dayOf(event);
    const last = days.at(-1);
    if (last?.key === key) last.events.push(event);
    else days.push({ key, events: [event] });
  }
  return days;
}
