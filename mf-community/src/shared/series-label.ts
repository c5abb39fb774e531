import type { EventSummary } from '@futurelab/platform/queries/events';

/** "Every Tuesday, 6 of 12"; null for an event by itself. */
export const seriesLabel = ({ series }: Pick<EventSummary, 'series'>): string | null =>
  series && `${series.label}, ${series.position} of ${series.total}`;
