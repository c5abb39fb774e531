const MAX_BYTES = 10 * 1024 * 1024;
const MIN_SIZE = 120;
/** More is not needed to cut a portrait out of it. */
const MAX_SIZE = 1600;

/** What is wrong with a picture, for the member who chose it. */
export class PictureError extends Error {}

const UNREADABLE =
  'This browser can’t read that picture. Choose a JPEG, PNG, WebP, AVIF or GIF; export iPhone photos as JPEG.';

/**
 * The picture in a file, upright, as an address that the page may show.
 * @throws PictureError
 */
export async function readPicture(file: File): Promise<string> {
  if (file.size > MAX_BYTES)
    throw new PictureError('That picture is larger than 10 MB. Choose a smaller one.');
  const drawn = await createImageBitmap(file).catch(() => {
    throw new PictureError(UNREADABLE);
  });
  const { width, height } = drawn;
  if (Math.min(width, height) < MIN_SIZE)
    throw new PictureError(
      `That picture is ${width} × ${height} pixels and would look blurry. Choose one of at least ${MIN_SIZE} × ${MIN_SIZE}.`,
    );
  const scale = Math.min(1, MAX_SIZE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')!.drawImage(drawn, 0, 0, canvas.width, canvas.height);
  drawn.close();
  return canvas.toDataURL('image/webp', 0.92);
}
