import type { QuestionDraft } from '@cheese/domain/questions/draft';
import { escapeAttribute } from './html/letters';
import type { Option } from './letters';

/** Bytes of pictures by their addresses in a question. */
export type PictureBytes = ReadonlyMap<string, Uint8Array>;

const image = (address: string) => `<img src="${escapeAttribute(address)}">`;

/** A stem with the pictures beside it at its end, where a reader looks for them. */
export const stemWithPictures = ({ stem, pictures }: QuestionDraft) =>
  stem + pictures.map(image).join('');

export const optionWithPicture = ({ text, picture }: Option) =>
  text + (picture === null ? '' : image(picture));

const PICTURE = /<img src="([^"]*)"/g;

/** What a picture is called in a file of its own; the same for the same address. */
export const fileNameOf = (address: string) =>
  address.slice(Math.max(address.lastIndexOf('/'), address.indexOf(':')) + 1);

/** Leads each picture somewhere else; those whose bytes nobody has stay behind and are named. */
export function movePictures(
  html: string,
  {
    bytes,
    move,
    miss,
  }: { bytes: PictureBytes; move(address: string): string; miss(address: string): void },
): string {
  return html.replace(PICTURE, (whole, address: string) => {
    if (bytes.has(address)) return `<img src="${escapeAttribute(move(address))}"`;
    miss(address);
    return whole;
  });
}
