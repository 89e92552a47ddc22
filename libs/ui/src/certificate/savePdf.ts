import { page, pictureAsPdf } from './pdf';
import { wordsIn } from './pdfWords';
import { printed } from './paper';

const QUALITY = 0.92;

export async function savePdf(drawing: SVGSVGElement, title: string) {
  const jpeg = await photograph(drawing);
  const pdf = pictureAsPdf({ jpeg, ...printed, words: wordsIn(drawing, page) }, title);
  const url = URL.createObjectURL(new Blob([pdf], { type: 'application/pdf' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${title}.pdf`;
  link.click();
  // The browser has read it by then; without this it stays in memory until the page closes.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

async function photograph(drawing: SVGSVGElement): Promise<Uint8Array> {
  const image = await load(drawing);
  const canvas = document.createElement('canvas');
  canvas.width = printed.width;
  canvas.height = printed.height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, printed.width, printed.height);
  const blob = await new Promise<Blob | null>((settle) => {
    canvas.toBlob(settle, 'image/jpeg', QUALITY);
  });
  if (!blob) throw new Error('the canvas gave no picture');
  return new Uint8Array(await blob.arrayBuffer());
}

/** Loaded as an image; it uses the system's fonts, as the page does. */
async function load(drawing: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('width', String(printed.width));
  copy.setAttribute('height', String(printed.height));
  const text = new XMLSerializer().serializeToString(copy);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}
