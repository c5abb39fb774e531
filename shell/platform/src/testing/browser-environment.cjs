const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with the parts of a browser that it lacks and the router needs; Node's own are the same. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(...settings) {
    super(...settings);
    // There is no layout to scroll; jsdom would complain instead.
    this.global.scrollTo = () => undefined;
    Object.assign(this.global, { Headers, Request, Response, TextDecoder, TextEncoder, TransformStream });
  }
};
