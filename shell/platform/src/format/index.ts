export { DEFAULT_DATE_LOCALE, dateLocale, firstWeekday } from './date-locale';
export {
  ago,
  clocksDiffer,
  clockTime,
  dateAndTime,
  dateTimeAndZone,
  longDateInYear,
  fromNow,
  fullDate,
  isoDate,
  longDate,
  longDateWithYear,
  monthAndDay,
  monthAndYear,
  provideDateLocale,
  readerDateLocale,
  shortDate,
  shortDateWithYear,
  timeForReader,
  timeRange,
  weekdayName,
  zoneAbbreviation,
  zoneCity,
} from './dates';
export { formatMinutes, playbackTime } from './durations';
export { canonicalTimeZone, findTimeZone, timeZones, utcOffset } from './time-zones';
export { formatNumber, pluralize } from './numbers';
export { truncate } from './truncate';
export { isTrack, TRACK_TITLES, TRACKS, type Track } from './tracks';
