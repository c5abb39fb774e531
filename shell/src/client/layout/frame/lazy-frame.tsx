import { lazy, type ComponentType } from 'react';

/** Without its code the frame is gone; the menus lead everywhere, too. */
const orNothing = <Props,>(loading: Promise<{ default: ComponentType<Props> }>) =>
  loading.catch(() => ({ default: (() => null) as ComponentType<Props> }));

// Stylesheet and script come with members' documents alone (`page-service.ts`).
export const Rail = lazy(() => orNothing(import(/* webpackChunkName: "frame" */ './rail')));
export const TabBar = lazy(() => orNothing(import(/* webpackChunkName: "frame" */ './tab-bar')));
