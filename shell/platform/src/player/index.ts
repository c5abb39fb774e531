export { keep, recall } from './memory';
export {
  closePlayer,
  openPlayer,
  pausePlayer,
  placeKey,
  play,
  playerSound,
  subscribeToPlayer,
  usePlayer,
  type PlayerState,
  type Track,
} from './player';
