export { defineApp } from './define-app';
export { forgetFailures, lazyPage } from './lazy-page';
