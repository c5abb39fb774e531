import { createRequire } from 'node:module';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

const LoadScriptRuntimeModule = createRequire(import.meta.url)('webpack/lib/runtime/LoadScriptRuntimeModule');

/**
 * What the page knows of a file, or a hash that nothing has: an unknown file must not run. A host that carries no hashes
 * loads files without.
 */
const integrityOf = (url) =>
  `(self.__FUTURELAB__ ? self.__FUTURELAB__.integrity[new URL(${url}, location.href).pathname] || "sha384-" + "A".repeat(64) : "")`;

/** What the page adds to addresses after a failure, so that a damaged file in the browser's cache is not met again. */
const SUFFIX = '(self.__FUTURELAB__ && self.__FUTURELAB__.suffix || "")';

/** Every script and stylesheet that a chunk asks for carries the hash its release declared. */
export class ReleaseIntegrityPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('ReleaseIntegrityPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ReleaseIntegrityPlugin',
        (source) => `${source}\nscript.src = url + ${SUFFIX};\nscript.integrity = ${integrityOf('url')};`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'ReleaseIntegrityPlugin',
        (source, { tag, href }) =>
          `${source}\n${tag}.href = ${href} + ${SUFFIX};\n${tag}.integrity = ${integrityOf(href)};`,
      );
    });
  }
}
