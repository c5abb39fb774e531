export { startFocusRecovery } from './focus-recovery';
