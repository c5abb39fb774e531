import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { shared } from './shared.mjs';

/** What a section declares of itself, read from its own server bundle (nothing of a page runs for this). */
export async function declaredApp(folder) {
  const code = await readFile(path.join(folder, 'server.cjs'), 'utf8');
  const anything = new Proxy(function () {}, {
    get: (_, key) => {
      // What is stubbed has no items: routes made from it would be missing without a word.
      if (key === Symbol.iterator)
        throw new Error(
          'Something is listed from a module that the shell brings; routes need data of their own',
        );
      return key === 'then' ? undefined : anything;
    },
    apply: () => anything,
    construct: () => anything,
  });
  const stubs = {
    '@futurelab/platform/runtime': { defineApp: (definition) => definition, lazyPage: () => null },
  };
  const module = { exports: {} };
  runInNewContext(`(function (require, module, exports) {${code}\n})`, {
    URL,
    URLSearchParams,
    process: { env: {} },
    console,
  })(
    (name) => {
      if (!(name in shared)) throw new Error(`The section imports ${name}, which the shell does not share`);
      return stubs[name] ?? anything;
    },
    module,
    module.exports,
  );
  const app = module.exports.default ?? module.exports;
  const unlinkable = app.routes.find((route) => route.menu?.length && /[:*]/.test(route.path));
  if (unlinkable) throw new Error(`A menu cannot lead to ${unlinkable.path}, which has a parameter`);
  return app;
}
