/** Regions whose week begins on Sunday or Saturday (CLDR); everywhere else it begins on Monday. */
const SUNDAY =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW'.split(
    ' ',
  );
const SATURDAY = 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'.split(' ');

export const DEFAULT_DATE_LOCALE = 'en-US';

/**
 * English words with the date order, the clock and the week of the reader's region, for the language of their browser
 * ("de-DE" → "en-DE-u-fw-mon-hc-h23"); that of the United States for what is no language.
 */
export function dateLocale(language: string | undefined): string {
  try {
    const { region = 'US' } = new Intl.Locale(language ?? DEFAULT_DATE_LOCALE).maximize();
    const english = `en-${region}`;
    const isKnown = new Intl.DateTimeFormat(english).resolvedOptions().locale === english;
    const { hourCycle = 'h12' } = new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions();
    const firstDay = SUNDAY.includes(region) ? 'sun' : SATURDAY.includes(region) ? 'sat' : 'mon';
    return `${isKnown ? english : 'en-001'}-u-fw-${firstDay}-hc-${hourCycle}`;
  } catch {
    return DEFAULT_DATE_LOCALE;
  }
}

/** The day with which the week begins: 0 for Sunday. */
export function firstWeekday(locale: string): number {
  const [, day = 'sun'] = /-fw-(sun|mon|sat)/.exec(locale) ?? [];
  return { sun: 0, mon: 1, sat: 6 }[day] ?? 0;
}
