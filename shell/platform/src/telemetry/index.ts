export { reportFailure, type RemoteFailure } from './failure';
