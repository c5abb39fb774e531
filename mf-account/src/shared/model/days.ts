import type { Days } from '../../queries/admin/analytics';

const DAY = /^20\d\d-\d\d-\d\d$/;

/** The days of an address; what is no day is none. */
export function readDays(params: URLSearchParams): Days {
  const read = (name: string) => {
    const day = params.get(name) ?? '';
    return DAY.test(day) && !Number.isNaN(Date.parse(day)) ? day : '';
  };
  return { from: read('from'), to: read('to') };
}
