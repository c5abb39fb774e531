/** An invented organization or title: its name in one of four settings, and a sign of a few strokes. */
export interface Mark {
  name: string;
  face: 'roman' | 'sans' | 'wide' | 'heavy';
  /** One stroked path on a 32-unit grid. */
  path?: string;
}

export const CLIENTS: Mark[] = [
  {
    name: 'Harrowfen Water',
    face: 'roman',
    path: 'M4 10c4-4 8 4 12 0s8 4 12 0M4 17c4-4 8 4 12 0s8 4 12 0M4 24c4-4 8 4 12 0s8 4 12 0',
  },
  { name: 'brekka maritime', face: 'heavy', path: 'M16 4v24M16 8L5 23h11M16 12l9 11h-9M3 28h26' },
  { name: 'Tarnwick Hospitals', face: 'sans', path: 'M16 4v24M4 16h24M8 8h16v16H8z' },
  {
    name: 'OSTE & LUND',
    face: 'wide',
    path: 'M11 16m-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0M21 16m-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0',
  },
  { name: 'Quillmark', face: 'roman', path: 'M5 28C8 14 16 6 28 4c-1 12-9 18-18 18M5 28L20 12' },
  { name: 'ALDERMOOR', face: 'wide', path: 'M4 27L16 5l12 22zM10 27l6-11 6 11' },
  { name: 'Sorrel & Vane', face: 'sans', path: 'M16 28C6 22 6 12 16 4c10 8 10 18 0 24zM16 28V14' },
  { name: 'Fennimore Rail', face: 'roman', path: 'M4 26L13 5M28 26L19 5M8 18h16M10 12h12M5 24h22' },
];

export const MEDIA: Mark[] = [
  { name: 'The Lantern Review', face: 'roman' },
  { name: 'SLOW SIGNAL', face: 'wide' },
  {
    name: 'Plain Sight Radio',
    face: 'sans',
    path: 'M16 28V14M16 14m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0M8 20a10 10 0 0 1 0-13M24 20a10 10 0 0 0 0-13',
  },
  { name: 'afterword', face: 'heavy' },
];
