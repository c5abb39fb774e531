/** "1 lesson", "3 lessons". */
export const count = (number: number, one: string, many = `${one}s`) =>
  `${number} ${number === 1 ? one : many}`;

/** "Friday, March 6". */
export const dayIn = (timeZone: string, instant: string) =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone }).format(
    new Date(instant),
  );
