/** Points a thing is worth. */
const WORTH = { completed: 100, inProgress: 25, rsvp: 10, group: 15 } as const;

export interface PointsLine {
  source: string;
  count: number;
  each: number;
  points: number;
}

interface Counts {
  completed: number;
  inProgress: number;
  rsvps: number;
  groups: number;
}

/** Where a member's points come from, one line a source, those without points included. */
export function pointsBySource({ completed, inProgress, rsvps, groups }: Counts): PointsLine[] {
  const line = (source: string, count: number, each: number): PointsLine => ({
    source,
    count,
    each,
    points: count * each,
  });
  return [
    line('Courses completed', completed, WORTH.completed),
    line('Courses in progress', inProgress, WORTH.inProgress),
    line('Events you said yes to', rsvps, WORTH.rsvp),
    line('Groups joined', groups, WORTH.group),
  ];
}
