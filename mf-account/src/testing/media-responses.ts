import type { MediaFile, MediaItem } from '../queries/admin/media';

export const mediaItem = (more: Partial<MediaItem> = {}): MediaItem => ({
  id: 'm1',
  name: 'Opening talk.mp4',
  kind: 'film',
  state: 'ready',
  size: 1_250_000_000,
  received: 1_250_000_000,
  width: 1_920,
  height: 1_080,
  durationSeconds: 754,
  posterUrl: null,
  url: '/media/m1/opening-talk.mp4',
  isPublic: false,
  refusal: null,
  uploadedBy: { id: 'u1', slug: 'ada', name: 'Ada Lindqvist', profileImageUrl: '/ada.svg' },
  createdAt: '2026-03-10T09:00:00.000Z',
  ...more,
});

export const mediaFile = (more: Partial<MediaFile> = {}): MediaFile => ({
  ...mediaItem(),
  usedIn: [],
  ...more,
});
