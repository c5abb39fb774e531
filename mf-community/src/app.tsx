import { defineApp } from '@futurelab/platform/runtime';
import { fragments } from './fragments';
import { routes } from './routes';

export default defineApp({
  name: 'mf-community',
  routes,
  pages: (page) =>
    import(/* webpackChunkName: "[request]" */ /* webpackExclude: /\.spec\.tsx$/ */ `./pages/${page}.tsx`),
  fragments,
  fragmentFiles: (name) =>
    import(
      /* webpackChunkName: "fragment-[request]" */ /* webpackExclude: /\.spec\.tsx$/ */ `./fragments/${name}.tsx`
    ),
});
