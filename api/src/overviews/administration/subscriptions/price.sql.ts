/** Whether price `p` is what the site promises everywhere: $97 a month. */
export const PRICE_IS_EXPECTED = `(p.amount = 9700 AND p.currency = 'usd')`;
