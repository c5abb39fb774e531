import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile } from './compile.mjs';

/**
 * How Node finds and reads what specs import: TypeScript under the names of what becomes of it. The helpers in `test` belong
 * to one spec file, as its own module does: what they count begins anew.
 */
const helpers = new URL('..', import.meta.url).href;
const PLATFORM = '#platform/';
const platform = new URL('../../../shell/platform/src/', import.meta.url);

export function resolve(specifier, context, next) {
  if (specifier === '@jest/globals')
    return next('./jest-globals.mjs', { ...context, parentURL: import.meta.url });
  const isOfPlatform = specifier.startsWith(PLATFORM);
  if (!isOfPlatform && !specifier.startsWith('.')) return next(specifier, context);
  const source = isOfPlatform
    ? new URL(`${specifier.slice(PLATFORM.length)}.ts`, platform)
    : new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL);
  if (!source.pathname.endsWith('.ts') || !existsSync(source))
    return next(isOfPlatform ? source.href.replace(/\.ts$/, '.js') : specifier, context);
  if (source.href.startsWith(helpers)) source.search = new URL(context.parentURL).search;
  return { url: source.href, format: 'module', shortCircuit: true };
}

export async function load(url, context, next) {
  const { pathname } = new URL(url);
  if (!pathname.endsWith('.ts')) return next(url, context);
  const { code } = await compile(fileURLToPath(url));
  return { format: 'module', source: code, shortCircuit: true };
}
