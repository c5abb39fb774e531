import { PRO_PRICE } from '../../../membership/billing/model/pro-price.js';

/** Whether price `p` is what the site promises everywhere. */
export const PRICE_IS_EXPECTED = `(p.amount = ${PRO_PRICE.amount} AND p.currency = '${PRO_PRICE.currency}')`;
