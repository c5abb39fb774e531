/** A count with its noun: (1, "reply") → "1 reply", (3, "reply", "replies") → "3 replies". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
