const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with the parts of a browser that it lacks and the router needs; Node's own are the same. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(...settings) {
    super(...settings);
    Object.assign(this.global, { Headers, Request, Response, TextDecoder, TextEncoder, TransformStream });
  }
};
