import autocannon from 'autocannon';

export const CONNECTIONS = 32;

/**
 * Asks `url` for `paths` as fast as it answers, each connection beginning at another path.
 * @returns requests per second, and how many there were
 */
export async function saturate(url, paths, { seconds, headers = {}, connections = CONNECTIONS }) {
  let connection = 0;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers,
    setupClient: (client) => {
      const from = connection++ % paths.length;
      client.setRequests(
        [...paths.slice(from), ...paths.slice(0, from)].map((path) => ({ method: 'GET', path })),
      );
    },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}${paths[0]}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`);
  return { perSecond: result.requests.average, total: result.requests.total, p99: result.latency.p99 };
}
