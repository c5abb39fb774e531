/** Where a section failed: its remote entry, its exposed value, a page's code or styles, while rendering, or on the server. */
export type FailurePhase = 'entry' | 'expose' | 'page' | 'css' | 'render' | 'server';

/** How: it did not arrive, was not the file that was released, came too late, or threw. */
export type FailureClass = 'network' | 'integrity' | 'timeout' | 'exception';

interface OfRelease {
  app: string;
  release: string;
}

/** A page of it was shown. */
export interface LoadEvent extends OfRelease {
  kind: 'load';
}

export interface FailureEvent extends OfRelease {
  kind: 'failure';
  phase: FailurePhase;
  class: FailureClass;
}

export interface VitalEvent extends OfRelease {
  kind: 'vital';
  name: 'LCP' | 'FCP' | 'CLS' | 'INP' | 'TTFB';
  /** Milliseconds; of CLS, its score. */
  value: number;
  rating: 'good' | 'needs-improvement' | 'poor';
  /** The route as the section declares it, `/courses/:id`: never the address, which may name a person. */
  route: string;
}

/** Telemetry of a page; contains no personal data. */
export type TelemetryEvent = LoadEvent | FailureEvent | VitalEvent;
