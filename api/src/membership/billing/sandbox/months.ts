/** The same day of the next month; after the 31st of a long one, the last day of a short one. */
export function monthAfter(date: Date, months = 1): Date {
  const next = new Date(date);
  next.setUTCMonth(next.getUTCMonth() + months);
  if (next.getUTCDate() !== date.getUTCDate()) next.setUTCDate(0);
  return next;
}
