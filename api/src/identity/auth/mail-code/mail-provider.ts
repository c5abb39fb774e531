/** What identities by mail are filed under. */
export const MAIL_PROVIDER = 'mail';
