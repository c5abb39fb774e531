import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { SwaggerModule } from '@nestjs/swagger';
import { ReadonlyVisitor } from '@nestjs/swagger/plugin';
import ts from 'typescript';

type Models = [exports: Promise<Record<string, { prototype: object }>>, classes: Record<string, object>][];
type Inferred = () => Promise<{ '@nestjs/swagger': { models: Models } }>;

const ROOT = new URL('../../../', import.meta.url);
const OUTPUT = new URL('../../inferred-properties.js', import.meta.url);
const PROPERTIES = 'swagger/apiModelProperties';

/** Reads from the sources of the DTOs what their properties are: types, null, choices, what may be left out, comments. */
export async function inferProperties(): Promise<void> {
  const visitor = new ReadonlyVisitor({
    pathToSource: fileURLToPath(new URL('src', ROOT)),
    dtoFileNameSuffix: ['.dto.ts', 'paging.ts'],
    controllerFileNameSuffix: ['none'],
    introspectComments: true,
    classValidatorShim: true,
  });
  const program = ReadonlyVisitor.createTsProgram(fileURLToPath(new URL('tsconfig.json', ROOT)));
  for (const file of program.getSourceFiles()) if (!file.isDeclarationFile) visitor.visit(program, file);
  await writeFile(OUTPUT, moduleOf(visitor));
  const { default: inferred } = (await import(OUTPUT.href)) as { default: Inferred };
  for (const [exports, classes] of (await inferred())['@nestjs/swagger'].models)
    for (const [name, properties] of Object.entries(classes))
      forgetUnknownTypes((await exports)[name]!.prototype, Object.keys(properties));
  await SwaggerModule.loadPluginMetadata(inferred);
}

function moduleOf(visitor: ReadonlyVisitor): string {
  const printer = ts.createPrinter();
  const file = ts.createSourceFile('', '', ts.ScriptTarget.ESNext);
  const print = (node: ts.Node) => printer.printNode(ts.EmitHint.Unspecified, node, file);
  const record = (entries: [string, string][]) =>
    `{${entries.map(([key, value]) => `${JSON.stringify(key)}: ${value}`).join(',\n')}}`;
  const models = (visitor.collect().models as [ts.Node, Record<string, ts.Node>][]).map(
    ([exports, classes]) =>
      `[${print(exports)}, ${record(Object.entries(classes).map(([name, each]) => [name, print(each)]))}]`,
  );
  return `export default async () => {
const t = ${record(Object.entries(visitor.typeImports))};
return { '@nestjs/swagger': { models: [${models.join(',\n')}] } };
};
`;
}

/** Of a union or a list the compiler of the api, which sees one file alone, says Object or Array: the plugin knows better. */
function forgetUnknownTypes(prototype: object, properties: string[]): void {
  for (const property of properties) {
    const decorated = Reflect.getOwnMetadata(PROPERTIES, prototype, property) as
      { type?: unknown } | undefined;
    if (decorated && [Object, Array, undefined].some((each) => each === decorated.type))
      delete decorated.type;
  }
}
