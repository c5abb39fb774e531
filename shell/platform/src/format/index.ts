export {
  clocksDiffer,
  clockTime,
  dateAndTime,
  dateTimeAndZone,
  isoDate,
  longDate,
  longDateWithYear,
  monthAndDay,
  monthAndYear,
  shortDate,
  shortDateWithYear,
  timeRange,
  zoneAbbreviation,
  zoneCity,
} from './dates';
export { formatMinutes, playbackTime } from './durations';
export { formatNumber, pluralize } from './numbers';
export { isTrack, TRACK_TITLES, TRACKS, type Track } from './tracks';
