const REASONS: Record<string, string> = {
  EADDRINUSE: 'is taken by another process',
  EACCES: 'may not be used by this user',
  EADDRNOTAVAIL: 'is no address of this machine',
  ENOTFOUND: 'is no address of this machine',
};

/** Why a server could not listen, with the settings that say where. */
export function listenError(
  settings: string,
  { host, port }: { host: string; port: number },
  cause: unknown,
) {
  const { code = '', message } = cause as NodeJS.ErrnoException;
  return new Error(`${settings}: ${host}:${port} ${REASONS[code] ?? `cannot be used: ${message}`}`, {
    cause,
  });
}
