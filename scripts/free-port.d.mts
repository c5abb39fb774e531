/** A port nobody listens on; each call of a process gives another one. */
export function freePort(): Promise<number>;
