export {
  clocksDiffer,
  clockTime,
  dateAndTime,
  dateTimeAndZone,
  longDateInYear,
  fromNow,
  isoDate,
  longDate,
  longDateWithYear,
  monthAndDay,
  monthAndYear,
  shortDate,
  shortDateWithYear,
  timeForReader,
  timeRange,
  zoneAbbreviation,
  zoneCity,
} from './dates';
export { formatMinutes, playbackTime } from './durations';
export { formatNumber, pluralize } from './numbers';
export { truncate } from './truncate';
export { isTrack, TRACK_TITLES, TRACKS, type Track } from './tracks';
