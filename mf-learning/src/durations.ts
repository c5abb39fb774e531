/** Minutes in words: 50 → "50 min", 60 → "1 h", 200 → "3 h 20 min". */
export function minutesInWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = Math.round(minutes % 60);
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** A count with its noun: (1, "lesson") → "1 lesson", (3, "lesson") → "3 lessons". */
export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
