/** 1234 → "1,234" */
export const formatNumber = (value: number): string => value.toLocaleString('en-US');

/** A count with its noun: (1, "reply", "replies") → "1 reply", (1200, "reply", "replies") → "1,200 replies". */
export const pluralize = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;
