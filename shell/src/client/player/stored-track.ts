/** Where a visit keeps what is in the player. */
export const STORED_TRACK = 'player';
