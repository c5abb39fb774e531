/**
 * The outcome of what a process begins with. Should that fail, the process ends with 1 and one line on why: an operator can
 * do something about a setting, not about a stack.
 */
export async function runOrExit<T>(begin: () => T | Promise<T>): Promise<T> {
  try {
    return await begin();
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    process.stderr.write(`${reason.replace(/\s*\n\s*/g, ' ')}\n`);
    process.exit(1);
  }
}
