/** “97”, “97.5” or “97.50” in cents; null for what is no amount. */
export function centsOf(text: string): number | null {
  const amount = /^\s*(\d{1,6})(?:[.,](\d{1,2}))?\s*$/.exec(text);
  if (!amount) return null;
  const cents = Number(amount[1]) * 100 + Number((amount[2] ?? '').padEnd(2, '0'));
  return cents > 0 ? cents : null;
}
