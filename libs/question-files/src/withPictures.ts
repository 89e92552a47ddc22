import type { QuestionDraft } from '@cheese/domain/questions/draft';
import { escapeAttribute } from './html/letters';
import type { Option } from './letters';
import { lostTexts } from './texts';

/** The bytes of pictures by their addresses in a question. */
export type PictureBytes = ReadonlyMap<string, Uint8Array>;

const image = (address: string) => `<img src="${escapeAttribute(address)}">`;

/** The stem with its pictures appended, where readers expect them. */
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

/** The media lost in a format without sounds. */
export const lostSounds = (draft: QuestionDraft) =>
  allHtml(draft).some((one) => one.includes('<audio')) ? [lostTexts.sounds] : [];

/** The media lost in a format without pictures and sounds. */
export function lostMedia(draft: QuestionDraft) {
  const { options, pictures } = draft;
  const hasPictures = pictures.length > 0 || options.some(({ picture }) => picture !== null);
  const isLost = hasPictures || allHtml(draft).some((one) => one.includes('<img'));
  return [...(isLost ? [lostTexts.pictures] : []), ...lostSounds(draft)];
}

/** Also matches tags with other attributes before `src`, as editors write them. */
const MEDIA = /<(img|audio)((?:\s+(?!src=)[\w-]+(?:="[^"<>]*")?)*)\s+src="([^"]*)"/g;

/** The file name of a picture; the same for the same address. */
export const fileNameOf = (address: string) =>
  address.slice(Math.max(address.lastIndexOf('/'), address.indexOf(':')) + 1);

interface Moving {
  bytes: PictureBytes;
  move(address: string): string;
  /** Reports a missing picture or sound by name. */
  miss(what: string): void;
}

/** Rewrites the address of each picture and sound; those without bytes are dropped. */
export function movePictures(html: string, { bytes, move, miss }: Moving): string {
  return html.replace(MEDIA, (whole, tag: string, said: string, address: string) => {
    if (bytes.has(address)) return `<${tag}${said} src="${escapeAttribute(move(address))}"`;
    miss(lostTexts[tag === 'audio' ? 'soundMissing' : 'picturesMissing'](address));
    return whole;
  });
}
