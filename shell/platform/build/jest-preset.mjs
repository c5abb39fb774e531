import { fileURLToPath } from 'node:url';

const path = (file) => fileURLToPath(new URL(file, import.meta.url));

/** Component and unit tests of the shell, the platform and the sections: swc, class names as written. */
export default {
  testEnvironment: path('../src/testing/environment.cjs'),
  testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}'],
  setupFilesAfterEnv: [path('../src/testing/setup.ts'), path('../src/testing/setup-environment.cjs')],
  moduleNameMapper: {
    '\\.module\\.css$': path('../src/testing/css-module.cjs'),
    '\\.css$': path('../src/testing/asset.cjs'),
    '\\.(avif|webp|png|jpe?g|svg|mp4|webm|mp3|vtt|woff2)$': path('../src/testing/asset.cjs'),
  },
  transformIgnorePatterns: ['/node_modules/(?!marked/|d3-[a-z-]+/|internmap/|@futurelab/platform/)'],
  transform: {
    '^.+\\.m?(t|j)sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
};
