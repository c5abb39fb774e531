export { defineApp } from './define-app';
export { Fragment, FragmentProvider, type FragmentProps } from './fragment';
export { forgetFailures, lazyPage } from './lazy-page';
