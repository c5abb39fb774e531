import Bowser from 'bowser';

/** What a browser calls itself, in the words of its owner: "Firefox on Linux". */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return 'A browser that does not say its name';
  const parsed = Bowser.parse(userAgent);
  const [browser, system] = [parsed.browser.name, parsed.os.name];
  if (!browser && !system) return 'An unknown browser';
  return [browser ?? 'A browser', system && `on ${system}`].filter(Boolean).join(' ');
}
