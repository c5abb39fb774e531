import { readStorage, writeStorage } from '@futurelab/platform/storage';

const KEY = 'futurelab:provider';

/** The way this browser signed in last: the id of a provider, or of one of the ways without. */
export const lastSignInMethod = () => readStorage('localStorage', KEY);
export const rememberSignInMethod = (way: string) => writeStorage('localStorage', KEY, way);

export const MAIL = 'mail';
export const PASSKEY = 'passkey';
