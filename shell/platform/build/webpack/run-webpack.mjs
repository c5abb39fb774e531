import { promisify } from 'node:util';
import webpack from 'webpack';

/** Runs one or more configurations; resolves to their stats as JSON, rejects with webpack's own message. */
export async function runWebpack(configs) {
  const compiler = webpack(configs);
  try {
    const stats = await promisify(compiler.run.bind(compiler))();
    if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true, errorDetails: true }));
    return stats.toJson({
      all: false,
      children: true,
      chunkGroups: true,
      chunks: true,
      chunkRelations: true,
      ids: true,
      assets: true,
    });
  } finally {
    await promisify(compiler.close.bind(compiler))();
  }
}
