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

/** The end of a day as its reader has it; what is no day goes as it is, for the api to say so. */
export function endOf(day: string): string {
  const end = new Date(`${day}T23:59:59`);
  return Number.isNaN(end.getTime()) ? day : end.toISOString();
}
