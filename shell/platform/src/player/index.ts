export {
  closePlayer,
  openPlayer,
  pausePlayer,
  placeKey,
  play,
  playerSound,
  usePlayer,
  type PlayerState,
  type Track,
} from './player';
