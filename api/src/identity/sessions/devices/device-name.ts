import Bowser from 'bowser';

/** What a browser calls itself, in the words of its owner: "Firefox on Linux". */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return 'Unidentified browser';
  const parsed = Bowser.parse(userAgent);
  const [browser, system] = [parsed.browser.name, parsed.os.name];
  if (!browser && !system) return 'Unknown browser';
  return [browser ?? 'A browser', system && `on ${system}`].filter(Boolean).join(' ');
}
