import type { QuestionDraft } from '@cheese/domain/questions/draft';
import { escapeAttribute } from './html/letters';
import type { Option } from './letters';
import { lostTexts } from './texts';

/** Bytes of pictures by their addresses in a question. */
export type PictureBytes = ReadonlyMap<string, Uint8Array>;

const image = (address: string) => `<img src="${escapeAttribute(address)}">`;

/** A stem with the pictures beside it at its end, where a reader looks for them. */
export const stemWithPictures = ({ stem, pictures }: QuestionDraft) =>
  stem + pictures.map(image).join('');

export const optionWithPicture = ({ text, picture }: Option) =>
  text + (picture === null ? '' : image(picture));

const allHtml = ({ stem, context, analysis, options, prompts }: QuestionDraft) => [
  stem,
  context,
  analysis,
  ...prompts,
  ...options.map(({ text }) => text),
];

/** What of a question a format without sounds leaves behind. */
export const lostSounds = (draft: QuestionDraft) =>
  allHtml(draft).some((one) => one.includes('<audio')) ? [lostTexts.sounds] : [];

/** What of a question a format without pictures and sounds leaves behind. */
export function lostMedia(draft: QuestionDraft) {
  const { options, pictures } = draft;
  const hasPictures = pictures.length > 0 || options.some(({ picture }) => picture !== null);
  const isLost = hasPictures || allHtml(draft).some((one) => one.includes('<img'));
  return [...(isLost ? [lostTexts.pictures] : []), ...lostSounds(draft)];
}

/** As an editor writes them, too: with other attributes before. */
const MEDIA = /<(img|audio)((?:\s+(?!src=)[\w-]+(?:="[^"<>]*")?)*)\s+src="([^"]*)"/g;

/** What a picture is called in a file of its own; the same for the same address. */
export const fileNameOf = (address: string) =>
  address.slice(Math.max(address.lastIndexOf('/'), address.indexOf(':')) + 1);

interface Moving {
  bytes: PictureBytes;
  move(address: string): string;
  /** Says by name what stays behind. */
  miss(what: string): void;
}

/** Leads each picture and sound somewhere else; those whose bytes nobody has stay behind. */
export function movePictures(html: string, { bytes, move, miss }: Moving): string {
  return html.replace(MEDIA, (whole, tag: string, said: string, address: string) => {
    if (bytes.has(address)) return `<${tag}${said} src="${escapeAttribute(move(address))}"`;
    miss(lostTexts[tag === 'audio' ? 'soundMissing' : 'picturesMissing'](address));
    return whole;
  });
}
