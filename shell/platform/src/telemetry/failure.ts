/** What went wrong with a section, where, and in which of its releases. */
export interface RemoteFailure {
  app: string;
  release: string;
  phase: 'entry' | 'page' | 'render';
  message: string;
}

/** Writes a section's failure to the console, where operators and tests can see it. */
export function reportFailure({ app, release, phase, message }: RemoteFailure): void {
  console.warn(`[${app}@${release}] ${phase}: ${message}`);
}
