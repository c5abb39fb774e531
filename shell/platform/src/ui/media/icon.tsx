import { classNames } from '../class-names';
import styles from './icon.module.css';

/** Drawn for us on a 20-unit grid; one stroke, round ends. */
const PATHS = {
  alert: 'M10 6.5v4.5M10 13.8v.1M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15',
  archive: 'M3.5 4h13v3.5h-13zM4.5 7.5v9h11v-9M8 10.5h4',
  'arrow-left': 'M16.5 10h-13M8.5 5l-5 5 5 5',
  'arrow-right': 'M3.5 10h13M11.5 5l5 5-5 5',
  'arrow-up-right': 'M5.5 14.5l9-9M7 5.5h7.5V13',
  attach:
    'M16 9.5l-6 6a3.6 3.6 0 0 1-5-5l6.5-6.5a2.5 2.5 0 0 1 3.5 3.5L8.5 14a1.2 1.2 0 0 1-1.8-1.8L12.5 6.5',
  bell: 'M5 13.5V9a5 5 0 0 1 10 0v4.5l1.5 1.5h-13zM8.5 17.5h3',
  book: 'M10 5.5C8 4 5.5 3.5 3 3.5v11.5c2.5 0 5 .5 7 2 2-1.5 4.5-2 7-2V3.5c-2.5 0-5 .5-7 2zM10 5.5V17',
  calendar: 'M3.5 5h13v11.5h-13zM3.5 8.5h13M7 3v3M13 3v3',
  check: 'M4 10.5l4 4 8.5-9',
  'chevron-down': 'M5.5 8l4.5 4.5L14.5 8',
  'chevron-right': 'M8 5.5l4.5 4.5L8 14.5',
  clock: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M10 6v4l2.5 2',
  close: 'M5 5l10 10M15 5L5 15',
  file: 'M5 2.5h6.5L15.5 6.5v11H5zM11 2.5v4.5h4.5M7.5 10.5h5M7.5 13.5h5',
  flame:
    'M10 17.5c3 0 5-2 5-4.8 0-3.2-3-4.7-3.5-9.2-2.5 1.5-3 4-3 5.5-1-.5-1.5-1.5-1.5-2.5C5.5 8 5 10 5 12.7c0 2.8 2 4.8 5 4.8z',
  leave: 'M8 3.5H3.5v13H8M8 10h9M13.5 6.5L17 10l-3.5 3.5',
  lock: 'M5 9h10v7.5H5zM7 9V6.5a3 3 0 0 1 6 0V9',
  mail: 'M3 5h14v10.5H3zM3 6l7 5.5L17 6',
  menu: 'M3 6h14M3 10h14M3 14h9',
  message: 'M3.5 4h13v9.5H9L5.5 16.5v-3h-2z',
  monitor: 'M3 4h14v9H3zM7.5 16.5h5M10 13v3.5',
  more: 'M4.2 10h1.2M9.4 10h1.2M14.6 10h1.2',
  moon: 'M16 11.8A6.5 6.5 0 0 1 8.2 4a6.5 6.5 0 1 0 7.8 7.8z',
  pause: 'M7 4.5v11M13 4.5v11',
  pin: 'M10 17.5c-3.5-4-5.5-6.5-5.5-9a5.5 5.5 0 0 1 11 0c0 2.5-2 5-5.5 9zM10 7a1.8 1.8 0 1 0 0 3.6A1.8 1.8 0 0 0 10 7',
  play: 'M6 4l10 6-10 6z',
  plus: 'M10 4v12M4 10h12',
  search: 'M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11M13 13l4 4',
  shield: 'M10 2.5l6 2.5v4.5c0 3.5-2.5 6.5-6 8-3.5-1.5-6-4.5-6-8V5z',
  star: 'M10 3l2.1 4.6 5 .5-3.8 3.3 1.1 5L10 13.8l-4.4 2.6 1.1-5L2.9 8.1l5-.5z',
  sun: 'M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M10 1.5V3M10 17v1.5M1.5 10H3M17 10h1.5M4 4l1 1M15 15l1 1M4 16l1-1M15 5l1-1',
  table: 'M3.5 4h13v12.5h-13zM3.5 8h13M3.5 12.2h13M8.5 4v12.5',
  user: 'M10 3.5a3 3 0 1 0 0 6.5 3 3 0 0 0 0-6.5M3.5 17c.5-3 3-5 6.5-5s6 2 6.5 5',
  users:
    'M7.5 4a2.8 2.8 0 1 0 0 5.7 2.8 2.8 0 0 0 0-5.7M2 16c.4-2.6 2.5-4.3 5.5-4.3S12.6 13.4 13 16M12.5 4.2a2.7 2.7 0 0 1 0 5.2M14.5 12.2c2 .6 3.2 2 3.5 3.8',
} as const;

export type IconName = keyof typeof PATHS;

export interface IconProps {
  name: IconName;
  /** Text for a screen reader; without it the icon is decoration. */
  label?: string;
  className?: string;
}

export function Icon({ name, label, className }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, className)}
      viewBox="0 0 20 20"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
