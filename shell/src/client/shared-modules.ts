import * as api from '@futurelab/platform/api';
import * as contract from '@futurelab/platform/contract';
import * as paths from '@futurelab/platform/paths';
import * as player from '@futurelab/platform/player';
import * as query from '@futurelab/platform/query';
import * as router from '@futurelab/platform/router';
import * as runtime from '@futurelab/platform/runtime';
import * as session from '@futurelab/platform/session';
import * as telemetry from '@futurelab/platform/telemetry';
import * as theme from '@futurelab/platform/theme';
import * as toast from '@futurelab/platform/toast';
import * as ui from '@futurelab/platform/ui';
import type { createInstance } from '@module-federation/runtime';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import { retryableSharedModule } from './retryable-shared-module';

type Shared = NonNullable<Parameters<typeof createInstance>[0]['shared']>;

declare const PLATFORM_VERSION: string;

const shareConfig = (version: string) => ({
  singleton: true,
  strictVersion: true,
  requiredVersion: `^${version}`,
});
const eager = (module: unknown, version: string) => ({
  version,
  lib: () => module,
  shareConfig: shareConfig(version),
});
const platform = (module: unknown) => eager(module, PLATFORM_VERSION);
const lazy = (load: () => Promise<unknown>) => ({
  version: PLATFORM_VERSION,
  get: retryableSharedModule(load),
  shareConfig: shareConfig(PLATFORM_VERSION),
});

/** The one copy of everything that sections import from outside themselves. */
export const sharedModules = {
  react: eager(React, React.version),
  'react/jsx-runtime': eager(jsxRuntime, React.version),
  'react-dom': eager(ReactDom, ReactDom.version),
  '@futurelab/platform/api': platform(api),
  '@futurelab/platform/contract': platform(contract),
  '@futurelab/platform/paths': platform(paths),
  '@futurelab/platform/player': platform(player),
  '@futurelab/platform/query': platform(query),
  '@futurelab/platform/router': platform(router),
  '@futurelab/platform/runtime': platform(runtime),
  '@futurelab/platform/session': platform(session),
  '@futurelab/platform/telemetry': platform(telemetry),
  '@futurelab/platform/theme': platform(theme),
  '@futurelab/platform/toast': platform(toast),
  '@futurelab/platform/ui': platform(ui),
  // What few pages need, or only after a visitor has acted, waits until it is asked for.
  '@futurelab/platform/overlays': lazy(() => import('@futurelab/platform/overlays')),
  '@futurelab/platform/markdown': lazy(
    () => import(/* webpackChunkName: "markdown" */ '@futurelab/platform/markdown'),
  ),
} as Shared;
