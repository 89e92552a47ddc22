import { escapeText } from '../html/letters';
import type { PictureBytes } from '../withPictures';
import { writeZip } from '../zip/write';
import { documentXml, frameFiles } from './frame';
import { Media } from './media';
import { heading, paragraphs } from './paragraphXml';

export interface Section {
  /** The heading shared by several sections in a row. */
  above: string;
  /** '' if it has none of its own. */
  heading: string;
  html: string;
  /** The line below it. */
  foot: string;
}

/** In centimetres; the page's text is 17 wide. */
const WIDEST = 12;

/**
 * A document of a learner's texts, section by section; a missing picture is replaced by its
 * alternative text.
 */
export function writeWords(title: string, sections: readonly Section[], pictures: PictureBytes) {
  const media = new Media(pictures);
  const draw = media.drawer(WIDEST, () => undefined);
  let above = '';
  const body = sections.flatMap((section) => {
    const isNew = section.above !== above;
    above = section.above;
    return [
      ...(isNew ? [heading(above, 'Heading1')] : []),
      ...(section.heading === '' ? [] : [heading(section.heading, 'Heading2')]),
      ...paragraphs('', section.html, { style: 'words', draw }),
      ...paragraphs('', escapeText(section.foot), { style: 'words', draw }),
    ];
  });
  const files = frameFiles(media);
  files.set(
    'word/document.xml',
    Buffer.from(documentXml([heading(title, 'Title'), ...body].join(''))),
  );
  return writeZip(files);
}
