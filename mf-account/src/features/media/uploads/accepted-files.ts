/** Of the kinds that the library has, for pickers: what a browser knows less well it lets through. */
export const ACCEPTED =
  'video/mp4,video/webm,audio/mpeg,audio/mp4,audio/ogg,audio/wav,image/jpeg,image/png,image/webp,image/avif,image/gif,' +
  '.m4a,.vtt,.pdf,.docx,.xlsx,.pptx,.odt,.ods,.odp';
