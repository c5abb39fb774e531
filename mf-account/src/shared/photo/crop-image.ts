export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** As large as a portrait is ever shown, on a sharp screen. */
const SIDE = 480;

/** The square that was chosen, as a file. */
export async function cropImage(src: string, { x, y, width, height }: CropArea): Promise<File> {
  const image = new Image();
  image.src = src;
  await image.decode();
  const canvas = document.createElement('canvas');
  const side = Math.min(SIDE, Math.round(width));
  canvas.width = side;
  canvas.height = side;
  canvas.getContext('2d')!.drawImage(image, x, y, width, height, 0, 0, side, side);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.92));
  return new File([blob!], 'portrait', { type: blob!.type });
}
