const PATHS = {
  sound: 'M3.5 8v4h3l4 3.5v-11L6.5 8zM13.5 7.5a3.5 3.5 0 0 1 0 5M15.5 5a7 7 0 0 1 0 10',
  muted: 'M3.5 8v4h3l4 3.5v-11L6.5 8zM13.5 8l4 4M17.5 8l-4 4',
  captions: 'M2.5 4.5h15v11h-15zM9 8.7a1.9 1.9 0 1 0 0 2.6M14.5 8.7a1.9 1.9 0 1 0 0 2.6',
  fullscreen: 'M3.5 7.5v-4h4M16.5 7.5v-4h-4M3.5 12.5v4h4M16.5 12.5v4h-4',
};

/** As the icons of the platform are drawn; nobody else needs these. */
export const PlayerIcon = ({ name }: { name: keyof typeof PATHS }) => (
  <svg
    viewBox="0 0 20 20"
    width="1.25em"
    height="1.25em"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={PATHS[name]} />
  </svg>
);
