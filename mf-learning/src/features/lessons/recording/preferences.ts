import { readStorage, writeStorage } from '@futurelab/platform/storage';

const CAPTIONS = 'futurelab:captions';
const SPEED = 'futurelab:speed';

/** What the user chose for films and recordings on this device. */
export const wantsCaptions = (): boolean => readStorage('localStorage', CAPTIONS) === 'on';
export const saveCaptions = (on: boolean): void => writeStorage('localStorage', CAPTIONS, on ? 'on' : 'off');

export function chosenSpeed(): number {
  const speed = Number(readStorage('localStorage', SPEED));
  return speed >= 0.5 && speed <= 2 ? speed : 1;
}
export const saveSpeed = (speed: number): void => writeStorage('localStorage', SPEED, String(speed));
