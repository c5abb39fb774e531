/** The modules that webpack tells apart by the folder they are built in; all others by their path inside it. */
function nameOf(module) {
  const id = module.identifier();
  if (id.startsWith('container entry ')) return 'container';
  return /[\\/]node_modules[\\/]\.federation[\\/]entry\.\w+\.js(\||$)/.test(id) ? 'federation' : null;
}

/** Gives federation's own modules ids that are the same wherever a section is built: the release id depends on them. */
export class StableIdsPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('StableIdsPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('StableIdsPlugin', (modules) => {
        const { chunkGraph } = compilation;
        const given = new Set();
        for (const module of modules) {
          const name = chunkGraph.getNumberOfModuleChunks(module) > 0 ? nameOf(module) : null;
          if (name === null) continue;
          if (given.has(name)) throw new Error(`Two modules of the section would be called ${name}`);
          given.add(name);
          chunkGraph.setModuleId(module, name);
        }
      });
    });
  }
}
