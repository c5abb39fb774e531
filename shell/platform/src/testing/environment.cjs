const { TestEnvironment: NodeEnvironment } = require('jest-environment-node');

/** Components have a browser, rules need none: a `.spec.tsx` runs in jsdom, a `.spec.ts` in Node. */
module.exports = function environment(config, context) {
  const Environment = context.testPath.endsWith('.tsx')
    ? require('./browser-environment.cjs')
    : NodeEnvironment;
  return new Environment(config, context);
};
