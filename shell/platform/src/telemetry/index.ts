export type {
  FailureClass,
  FailureEvent,
  FailurePhase,
  LoadEvent,
  TelemetryEvent,
  VitalEvent,
} from './event';
export { passOver, reportFailure, type RemoteFailure } from './failure';
export { tell } from './outbox';
