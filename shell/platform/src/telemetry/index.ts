export type {
  FailureClass,
  FailureEvent,
  FailurePhase,
  LoadEvent,
  TelemetryEvent,
  VitalEvent,
} from './event';
export { markReported, reportFailure, type RemoteFailure } from './failure';
export { queueEvent } from './event-queue';
