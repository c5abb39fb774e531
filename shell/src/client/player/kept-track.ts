/** Where a visit keeps what is in the player. */
export const KEPT_TRACK = 'player';
