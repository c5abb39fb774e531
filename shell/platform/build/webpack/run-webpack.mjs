import webpack from 'webpack';

/** Runs one or more configurations; resolves to their stats as JSON, rejects with webpack's own message. */
export function runWebpack(configs) {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configs);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return reject(error);
        if (stats.hasErrors())
          return reject(new Error(stats.toString({ all: false, errors: true, errorDetails: true })));
        resolve(
          stats.toJson({
            all: false,
            children: true,
            chunkGroups: true,
            assets: true,
            chunkGroupAuxiliary: false,
          }),
        );
      });
    });
  });
}
