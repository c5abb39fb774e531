import type { MenuIcon } from '@futurelab/platform/contract';
import styles from './frame-icon.module.css';

/** On the 20-unit grid of the platform's icons, in a chunk that visitors do not load. */
const PATHS: Record<MenuIcon | 'theme', string> = {
  home: 'M3 9l7-6 7 6v8h-5v-5H8v5H3z',
  message: 'M3.5 4h13v9.5H9L5.5 16.5v-3h-2z',
  bell: 'M5 13.5V9a5 5 0 0 1 10 0v4.5l1.5 1.5h-13zM8.5 17.5h3',
  course: 'M10 5.5C8 4 5.5 3.5 3 3.5V15c2.5 0 5 .5 7 2 2-1.5 4.5-2 7-2V3.5c-2.5 0-5 .5-7 2zM10 5.5V17',
  path: 'M5 17.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4M15 6.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4M7 15.5h5.5a2.75 2.75 0 0 0 0-5.5h-5a2.75 2.75 0 0 1 0-5.5H13',
  progress: 'M3 17h14M5 17v-5M10 17V4M15 17V8.5',
  compass: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M13.5 6.5l-2 5-5 2 2-5z',
  feed: 'M3.5 3.5h13v5h-13zM3.5 12h13M3.5 16h8.5',
  discussion: 'M3 3.5h10v7H8L5.5 13v-2.5H3zM9 13.5h3.5L15 16v-2.5h2v-6h-1.5',
  group:
    'M10 3a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M6.3 10a3.5 3.5 0 1 0 2.9 5.3M13.7 10a3.5 3.5 0 1 1-2.9 5.3',
  calendar: 'M3.5 5h13v11.5h-13zM3.5 8.5h13M7 3v3M13 3v3',
  people:
    'M7.5 4a2.8 2.8 0 1 0 0 5.7 2.8 2.8 0 0 0 0-5.7M2 16c.4-2.6 2.5-4.3 5.5-4.3S12.6 13.4 13 16M12.5 4.2a2.7 2.7 0 0 1 0 5.2M14.5 12.2c2 .6 3.2 2 3.5 3.8',
  exchange: 'M3 7h13M12.5 3.5L16 7l-3.5 3.5M17 13H4M7.5 9.5L4 13l3.5 3.5',
  learn: 'M1.5 7.5L10 4l8.5 3.5L10 11zM5 9.2v4.3c2.8 2.4 7.2 2.4 10 0V9.2M18.5 7.5V13',
  inbox: 'M3 11l2.5-7h9L17 11v5.5H3zM3 11h4.5l1 2h3l1-2H17',
  settings: 'M3 6h8M15 6h2M13 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4M3 14h2M9 14h8M7 12a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
  card: 'M2.5 4.5h15v11h-15zM2.5 8.5h15M5.5 12.5h3',
  help: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M7.8 8a2.2 2.2 0 1 1 3.2 2c-.7.4-1 .8-1 1.6M10 14v.1',
  theme: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM10 2.5v15M10 6.5h3.5M10 10h4.5M10 13.5h3.5',
};

/** Newer releases may name one that this shell does not have. */
const UNKNOWN = 'M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7';

export const FrameIcon = ({ name = '' }: { name?: string | undefined }) => (
  <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
    <path d={(PATHS as Record<string, string>)[name] ?? UNKNOWN} />
  </svg>
);
