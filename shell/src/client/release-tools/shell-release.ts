/** The shell's own release, as its script is named: `shell.1a2b3c4d.js`. */
export function shellRelease(): string {
  const script = document.querySelector<HTMLScriptElement>('script[src*="/shell/shell."]');
  return /\/shell\.(\w+)\.js/.exec(script?.src ?? '')?.[1] ?? 'unknown';
}
