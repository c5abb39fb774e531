/** What browsers and servers still call by an older name, with the name that the IANA database uses now. */
const RENAMED: Record<string, string> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
  'Etc/UTC': 'UTC',
  'Etc/GMT': 'UTC',
  GMT: 'UTC',
};

/** The one name of a time zone, whatever alias it was given by; undefined for what is none. */
export function canonicalTimeZone(name: string): string | undefined {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    return RENAMED[timeZone] ?? timeZone;
  } catch {
    return undefined;
  }
}

/** Every zone of the world, by its one name. */
export const timeZones = (): string[] =>
  [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone').map((zone) => RENAMED[zone] ?? zone)])].sort();

/** "UTC+05:30" */
export function utcOffset(instant: Date, timeZone: string): string {
  const clock = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const offset = clock.formatToParts(instant).find(({ type }) => type === 'timeZoneName')!.value;
  return offset === 'GMT' ? 'UTC+00:00' : offset.replace('GMT', 'UTC');
}

const spaced = (text: string): string => text.trim().toLowerCase().replaceAll('_', ' ');

/** The zone of a typed text: any of its names, or a city that only one zone is named after. Undefined for anything else. */
export function findTimeZone(text: string): string | undefined {
  const wanted = spaced(text);
  const known = canonicalTimeZone(wanted.replaceAll(' ', '_'));
  if (known && /^[a-z]/i.test(known)) return known;
  const meant = [...timeZones(), ...Object.keys(RENAMED)]
    .filter((zone) => spaced(zone.split('/').at(-1)!) === wanted)
    .map((zone) => RENAMED[zone] ?? zone);
  return new Set(meant).size === 1 ? meant[0] : undefined;
}
