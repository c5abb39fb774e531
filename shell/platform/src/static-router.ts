/** What only a server renders pages with: no browser loads it. */
export { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
