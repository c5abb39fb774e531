/** What the api answers, behind the same origin as the pages. */
export const API_PREFIXES = ['/api', '/auth', '/dev', '/enquiries', '/newsletter'];
