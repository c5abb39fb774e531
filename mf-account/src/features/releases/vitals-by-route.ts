import { formatNumber } from '@futurelab/platform/format';
import type { RouteVital } from '../../queries/admin/releases';

/** In the order in which a visitor meets them. */
export const VITAL_NAMES = ['TTFB', 'FCP', 'LCP', 'CLS', 'INP'] as const;

export interface RouteVitals {
  route: string;
  vitals: Partial<Record<RouteVital['name'], RouteVital>>;
}

/** One row a route, in the order in which the routes come. */
export function vitalsByRoute(all: RouteVital[]): RouteVitals[] {
  const routes = new Map<string, RouteVitals>();
  for (const vital of all) {
    const row = routes.get(vital.route) ?? { route: vital.route, vitals: {} };
    row.vitals[vital.name] = vital;
    routes.set(vital.route, row);
  }
  return [...routes.values()];
}

/** "812 ms"; of CLS "0.02". */
export const amountOf = ({ name, mean }: Pick<RouteVital, 'name' | 'mean'>): string =>
  name === 'CLS' ? mean.toFixed(2) : `${formatNumber(Math.round(mean))} ms`;
