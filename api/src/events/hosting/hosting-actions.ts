/** As the audit log calls them. */
export const LET_HOST = 'let host events';
export const STOP_HOSTING = 'stop hosting events';
