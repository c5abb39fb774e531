/** Paths that the api answers behind the same origin as the pages, each with everything below it. */
export const API_PREFIXES = [
  '/api',
  '/auth',
  '/dev',
  '/enquiries',
  '/media',
  '/newsletter/asked',
  '/newsletter/confirm',
  '/newsletter/interests',
  '/newsletter/subscribe',
  '/newsletter/unsubscribe',
  '/unsubscribe',
  '/uploads',
];
