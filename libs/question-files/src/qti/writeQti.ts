import { questionTypeCodes } from '@cheese/domain/codes/exam/questionTypes';
import type { QuestionDraft } from '@cheese/domain/questions/draft';
import { pathOf } from '../categories';
import { escapeText } from '../html/letters';
import { isSpan } from '../keyWords';
import { isPlainTruth } from '../letters';
import { notHeld } from '../notHeld';
import { tagsSaying } from '../said';
import type { FiledQuestion, WrittenFile } from '../shapes';
import { lostTexts } from '../texts';
import { fileNameOf, movePictures, type PictureBytes } from '../withPictures';
import { tidyText } from '../words/decode';
import { writeZip } from '../zip/write';
import { itemXml } from './writeItem';

const xml = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** A QTI 2.1 package: a manifest, one document per question, and the pictures. */
export function writeQti(
  questions: readonly FiledQuestion[],
  pictures: PictureBytes = new Map(),
): WrittenFile {
  const lost: WrittenFile['lost'] = [];
  const files = new Map<string, Uint8Array>();
  const resources: string[] = [];
  questions.forEach(({ draft, chapter }, at) => {
    const id = `Q${at + 1}`;
    const used: string[] = [];
    const item = itemXml(draft, {
      id,
      move: (html) =>
        movePictures(html, {
          bytes: pictures,
          move: (address) => {
            const name = `pictures/${fileNameOf(address)}`;
            used.push(name);
            files.set(name, pictures.get(address) ?? new Uint8Array());
            return `../${name}`;
          },
          miss: (what) => lost.push({ at, what }),
        }),
    });
    if (item === null) {
      return void lost.push(notHeld(at, draft.type));
    }
    lost.push(...lostOf(draft).map((what) => ({ at, what })));
    files.set(`items/${id}.xml`, Buffer.from(xml + tidyText(item)));
    resources.push(resourceXml(id, { tags: tagsOf(draft, chapter), used: [...new Set(used)] }));
  });
  const manifest = `${xml}<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" identifier="MANIFEST"><metadata><schema>QTIv2.1 Package</schema><schemaversion>1.0.0</schemaversion></metadata><organizations/><resources>${resources.join('')}</resources></manifest>`;
  const all = new Map<string, Uint8Array>([['imsmanifest.xml', Buffer.from(manifest)], ...files]);
  return { bytes: writeZip(all), lost };
}

const tagsOf = (draft: QuestionDraft, chapter: string[]) => [
  ...tagsSaying(
    draft,
    null,
    draft.type === questionTypeCodes.trueFalse && !isPlainTruth(draft)
      ? questionTypeCodes.trueFalse
      : undefined,
  ),
  ...(chapter.length > 0 ? [`章节:${pathOf(chapter)}`] : []),
];

function lostOf(draft: QuestionDraft): string[] {
  const isRange = draft.type === questionTypeCodes.blanks && draft.key.flat().some(isSpan);
  return [
    ...(isRange ? [lostTexts.range] : []),
    ...(draft.type === questionTypeCodes.blanks && draft.prompts.some((one) => one !== '')
      ? [lostTexts.prompts]
      : []),
  ];
}

function resourceXml(id: string, { tags, used }: { tags: string[]; used: string[] }): string {
  const href = `items/${id}.xml`;
  const words = tags.map(
    (tag) => `<keyword><string>${escapeText(tidyText(tag))}</string></keyword>`,
  );
  const files = [href, ...used].map((name) => `<file href="${escapeText(encodeURI(name))}"/>`);
  return `<resource identifier="${id}" type="imsqti_item_xmlv2p1" href="${href}"><metadata><lom xmlns="http://ltsc.ieee.org/xsd/LOM"><general>${words.join('')}</general></lom></metadata>${files.join('')}</resource>`;
}
