import { createRequire, register } from 'node:module';
import { pathToFileURL } from 'node:url';
import { sourceMapOf } from './compile.mjs';

/**
 * Runs a spec on Node's own modules: a worker loads Nest, TypeORM and the api once, and not once for each file.
 * So state at the top level of a module of the api outlives a spec file; that of the spec and of the helpers in `test` does not.
 */
register('./hooks.mjs', import.meta.url);

// Node says its own warnings by `console.error`, which fails a spec.
process.removeAllListeners('warning').on('warning', ({ message }) => process.stderr.write(`${message}\n`));

const require = createRequire(import.meta.url);
const { default: circus } = require('jest-circus/runner');
const CIRCUS_HANDLERS = Symbol.for('EVENT_HANDLERS');
const RETRY_TIMES = Symbol.for('RETRY_TIMES');
const LOG_ERRORS_BEFORE_RETRY = Symbol.for('LOG_ERRORS_BEFORE_RETRY');
let files = 0;

export default async function runSpec(globalConfig, config, environment, runtime, ...rest) {
  files += 1;
  // Those of the environment belong to a realm where an `Error` is another one.
  globalThis.specMocks ??= new environment.moduleMocker.constructor(globalThis);
  globalThis.specTimers ??= new environment.fakeTimersModern.constructor({ config, global: globalThis });
  // A race fails no run: what passes at the second try is listed as flaky.
  if (process.env.CI) Object.assign(globalThis, { [RETRY_TIMES]: 1, [LOG_ERRORS_BEFORE_RETRY]: true });
  delete globalThis[CIRCUS_HANDLERS];
  runtime.requireInternalModule = (file) => {
    delete require.cache[file];
    return require(file);
  };
  runtime.getSourceMaps().get = sourceMapOf;
  runtime.unstable_shouldLoadAsEsm = () => true;
  runtime.unstable_importModule = (file) => import(`${pathToFileURL(file)}?spec=${files}`);
  try {
    return await circus(globalConfig, config, { global: globalThis }, runtime, ...rest);
  } finally {
    globalThis.specMocks.restoreAllMocks();
    globalThis.specTimers.useRealTimers();
  }
}
