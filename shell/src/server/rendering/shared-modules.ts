import * as api from '@futurelab/platform/api';
import * as contract from '@futurelab/platform/contract';
import * as markdown from '@futurelab/platform/markdown';
import * as overlays from '@futurelab/platform/overlays';
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
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';

/** The server's copies of what sections import from outside themselves: the same names as in the browser. */
export const sharedModules: Record<string, unknown> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDom,
  '@futurelab/platform/api': api,
  '@futurelab/platform/contract': contract,
  '@futurelab/platform/markdown': markdown,
  '@futurelab/platform/overlays': overlays,
  '@futurelab/platform/paths': paths,
  '@futurelab/platform/player': player,
  '@futurelab/platform/query': query,
  '@futurelab/platform/router': router,
  '@futurelab/platform/runtime': runtime,
  '@futurelab/platform/session': session,
  '@futurelab/platform/telemetry': telemetry,
  '@futurelab/platform/theme': theme,
  '@futurelab/platform/toast': toast,
  '@futurelab/platform/ui': ui,
};
