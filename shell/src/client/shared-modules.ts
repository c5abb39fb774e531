import { sharedModules as loaders } from '@futurelab/platform/build/shared-modules.js';
import type { createInstance } from '@module-federation/runtime';
import { version as reactVersion } from 'react';
import { retryableSharedModule } from './retryable-shared-module';

type Shared = NonNullable<Parameters<typeof createInstance>[0]['shared']>;

declare const PLATFORM_VERSION: string;

const versionOf = (name: string) => (name.startsWith('@futurelab/') ? PLATFORM_VERSION : reactVersion);

export const sharedModules: Shared = Object.fromEntries(
  Object.entries(loaders).map(([name, load]) => {
    const version = versionOf(name);
    const shareConfig = { singleton: true, strictVersion: true, requiredVersion: `^${version}` };
    return [name, { version, get: retryableSharedModule(load), shareConfig }];
  }),
);
