import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

// Lets a test import the TypeScript of a workspace before anything is built: `register` of node:module takes this file.

export async function resolve(specifier, context, next) {
  if (specifier.startsWith('.')) {
    const { href } = new URL(`${specifier.replace(/\.js$/, '')}.ts`, context.parentURL);
    if (existsSync(fileURLToPath(href))) return { url: href, shortCircuit: true };
  }
  return next(specifier, context);
}

export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  const source = ts.transpile(await readFile(fileURLToPath(url), 'utf8'), options);
  return { format: 'module', source, shortCircuit: true };
}
