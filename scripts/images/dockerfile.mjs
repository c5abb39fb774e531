/**
 * @typedef {{ name: string, args: string }} Instruction for instance COPY and what follows it
 * @typedef {{ name: string, base: string, instructions: Instruction[] }} Stage
 */

/**
 * The stages of a Dockerfile, by their names.
 * @param {string} text
 * @returns {Map<string, Stage>}
 */
export function readStages(text) {
  const lines = text
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\s*\\\n\s*/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const stages = new Map();
  let stage;
  for (const line of lines) {
    const [, name, args] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (!name) throw new Error(`Not an instruction: ${line}`);
    if (name === 'FROM') {
      const [, base, as] = /^(\S+) AS (\S+)$/.exec(args) ?? [];
      if (!as) throw new Error(`A stage without a name: ${line}`);
      stage = { name: as, base, instructions: [] };
      stages.set(as, stage);
    } else stage.instructions.push({ name, args });
  }
  return stages;
}

/**
 * @param {string} args of a COPY
 * @returns {{ from: string | undefined, sources: string[], target: string }}
 */
export function readCopy(args) {
  const parts = args.split(/\s+/);
  const from = parts[0].startsWith('--from=') ? parts.shift().slice('--from='.length) : undefined;
  return { from, sources: parts.slice(0, -1), target: parts.at(-1) };
}

/**
 * Which files of the build context Docker leaves out.
 * @param {string} text of a .dockerignore
 * @returns {(file: string) => boolean}
 */
export function readDockerignore(text) {
  const rules = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => ({ isIgnored: !line.startsWith('!'), pattern: patternOf(line.replace(/^!/, '')) }));
  return (file) =>
    rules.reduce((last, { isIgnored, pattern }) => (pattern.test(file) ? isIgnored : last), false);
}

/** A folder's pattern covers what is in it. */
const patternOf = (glob) =>
  new RegExp(
    `^${glob
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replace(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(?:.*/)?'))}(?:/|$)`,
  );
