import type { SeedEvent } from './items/events.js';
import { placeLike } from './seed-files.js';

/** An event that repeats is one a week, and of people who are going one fewer each time, but at least two. */
export function datesOf(event: SeedEvent): SeedEvent[] {
  const { repeats, slug, startsInDays, going } = event;
  if (repeats === undefined) return [event];
  return Array.from({ length: repeats }, (_, index) =>
    placeLike(event, {
      ...event,
      slug: `${slug}-${index + 1}`,
      startsInDays: startsInDays + 7 * index,
      series: { key: slug, position: index + 1, dates: repeats },
      going: going.slice(0, Math.max(2, going.length - index)),
    }),
  );
}
