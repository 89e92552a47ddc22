import { type Crop, seenSquare } from './crop';

/** Twice the stored size, so that the server scales down only once, from enough pixels. */
const SIDE = 512;

/** Opens a file as a picture; rejects if it is none, whatever its name. */
export async function openPicture(file: Blob): Promise<HTMLImageElement> {
  const picture = new Image();
  const shown = new Promise<void>((resolve, reject) => {
    picture.onload = () => resolve();
    picture.onerror = () => reject(new Error('no picture'));
  });
  picture.src = URL.createObjectURL(file);
  try {
    await shown;
  } catch (error) {
    closePicture(picture);
    throw error;
  }
  return picture;
}

export const closePicture = ({ src }: HTMLImageElement) => URL.revokeObjectURL(src);

/** The visible part of the picture as a file. */
export function cutOut(picture: HTMLImageElement, crop: Crop): Promise<Blob | null> {
  const { naturalWidth: width, naturalHeight: height } = picture;
  const { left, top, side } = seenSquare({ width, height }, crop);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  canvas.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', 0.92));
}
