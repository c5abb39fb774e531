/** What Pro costs. */
export const PRICE = '$97';
