/** What a client may call a request: visible ASCII. */
export const IDEMPOTENCY_KEY = /^[!-~]{8,200}$/;
