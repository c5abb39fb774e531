/** Whose pages a lesson may show, by the name people know; the api and the policy of the page have the same list. */
const NAMES: Record<string, string> = {
  'www.youtube-nocookie.com': 'YouTube',
  'player.vimeo.com': 'Vimeo',
};

/** Who shows an address; null for an address that is not shown. */
export function embedSource(address: string): { host: string; name: string } | null {
  if (!URL.canParse(address)) return null;
  const { protocol, host } = new URL(address);
  const name = NAMES[host];
  return protocol === 'https:' && name !== undefined ? { host, name } : null;
}
