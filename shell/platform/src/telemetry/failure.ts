import type { FailureClass, FailurePhase } from './event';
import { queueEvent } from './event-queue';

/** What went wrong with a section, where, and in which of its releases. */
export interface RemoteFailure {
  app: string;
  release: string;
  phase: FailurePhase;
  error: unknown;
}

const reported = new WeakSet<object>();

/** Marks an error whose failure is reported elsewhere. */
export function markReported<E>(error: E): E {
  if (typeof error === 'object' && error !== null) reported.add(error);
  return error;
}

/**
 * Writes a section's failure to the console, where operators and tests can see it, and tells the registry. An error
 * that travels on, from where it was met to the boundary that shows it, is one failure.
 */
export function reportFailure({ app, release, phase, error }: RemoteFailure): void {
  if (typeof error === 'object' && error !== null && reported.has(error)) return;
  markReported(error);
  const message = error instanceof Error ? error.message : String(error);
  console.warn(`[${app}@${release}] ${phase}: ${message}`);
  queueEvent({ kind: 'failure', app, release, phase: phaseOf(phase, error), class: classOf(error) });
}

/** What loaders say in their errors: webpack's of scripts and styles, the federation runtime's, and our own. */
interface LoaderError {
  name?: string;
  message?: string;
  code?: string;
  /** `timeout`, `missing` or `error`. */
  type?: string;
  request?: string;
}

function phaseOf(phase: FailurePhase, error: unknown): FailurePhase {
  const { name, code } = (error ?? {}) as LoaderError;
  if (code === 'CSS_CHUNK_LOAD_FAILED') return 'css';
  return phase === 'entry' && name === 'ChunkLoadError' ? 'expose' : phase;
}

function classOf(error: unknown): FailureClass {
  const { name, message = '', type, request } = (error ?? {}) as LoaderError;
  if (name === 'TimeoutError' || type === 'timeout' || /timed out/.test(message)) return 'timeout';
  const file = request ?? /ScriptNetworkError: .*?"([^"]+)"/.exec(message)?.[1];
  if (file === undefined) return 'exception';
  return arrived(file) ? 'integrity' : 'network';
}

/** Whether the server's answer was good: a file that arrived and was still refused is not the one that was released. */
function arrived(file: string): boolean {
  const url = new URL(file, location.href).href;
  const timings = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.startsWith(url)) as PerformanceResourceTiming[];
  const status = timings.at(-1)?.responseStatus ?? 0;
  return status >= 200 && status < 300;
}
