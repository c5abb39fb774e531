/** Two days, `2026-05-14`, both included; empty where none is given. */
export interface Days {
  from: string;
  to: string;
}

const DAY = /^20\d\d-\d\d-\d\d$/;

/** A day of an address; what is no day is none. */
export function readDay(params: URLSearchParams, name: string): string {
  const day = params.get(name) ?? '';
  return DAY.test(day) && !Number.isNaN(Date.parse(day)) ? day : '';
}

export const readDays = (params: URLSearchParams): Days => ({
  from: readDay(params, 'from'),
  to: readDay(params, 'to'),
});

/** The end of a day as its reader has it; what is no day goes as it is, for the api to say so. */
export function endOf(day: string): string {
  const end = new Date(`${day}T23:59:59`);
  return Number.isNaN(end.getTime()) ? day : end.toISOString();
}

const DAY_MS = 24 * 60 * 60 * 1_000;

export const dayBefore = (day: string): string =>
  new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
