/** What Pro costs a month, wherever the site says it; `amount` in cents. */
export const PRO_PRICE = { amount: 9700, currency: 'usd' };
