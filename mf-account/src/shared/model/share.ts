import { formatNumber } from '@futurelab/platform/format';

/** “1,200”; a dash where nothing was counted. */
export const numberOf = (value: number | null): string => (value === null ? '–' : formatNumber(value));

/** “38%”; a dash where there is nobody to be a share of. */
export const inPercent = (share: number | null): string =>
  share === null ? '–' : `${Math.round(share * 100)}%`;

/** “+25%” since the period before; nothing where there is nothing to compare with. */
export function changeOf(value: number | null, previous: number | null): string {
  if (value === null || previous === null || previous === 0) return '–';
  const change = Math.round(((value - previous) / previous) * 100);
  return `${change > 0 ? '+' : change < 0 ? '−' : ''}${formatNumber(Math.abs(change))}%`;
}
