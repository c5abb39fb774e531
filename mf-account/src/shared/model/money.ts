const INVOICED: Record<string, Intl.NumberFormat> = {};

/** An amount in the smallest unit of its currency: 9700 usd is $97.00. */
export function moneyOf(amount: number, currency: string): string {
  INVOICED[currency] ??= new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return INVOICED[currency].format(amount / 100);
}
