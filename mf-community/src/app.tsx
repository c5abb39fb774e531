import { defineApp } from '@futurelab/platform/runtime';
import { routes } from './routes';

export default defineApp({
  name: 'mf-community',
  routes,
  pages: (page) =>
    import(/* webpackChunkName: "[request]" */ /* webpackExclude: /\.spec\.tsx$/ */ `./pages/${page}.tsx`),
});
