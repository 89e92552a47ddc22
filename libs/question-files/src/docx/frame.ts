import type { Media } from './media';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const SCHEMAS = 'http://schemas.openxmlformats.org';
const W = `xmlns:w="${SCHEMAS}/wordprocessingml/2006/main"`;
/** The XML namespaces of drawings. */
const D = `xmlns:r="${SCHEMAS}/officeDocument/2006/relationships" xmlns:wp="${SCHEMAS}/drawingml/2006/wordprocessingDrawing" xmlns:a="${SCHEMAS}/drawingml/2006/main" xmlns:pic="${SCHEMAS}/drawingml/2006/picture"`;
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
/** A4 in twentieths of a point, with margins of two centimetres. */
const page =
  '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="567" w:footer="567" w:gutter="0"/></w:sectPr>';

export const documentXml = (body: string) =>
  `${head}<w:document ${W} ${D}><w:body>${body}${page}</w:body></w:document>`;

const LARGEST = 36;
const headingStyle = (_: unknown, at: number) =>
  `<w:style w:type="paragraph" w:styleId="Heading${at + 1}"><w:name w:val="heading ${at + 1}"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:pPr><w:keepNext/><w:spacing w:before="240" w:after="120"/><w:outlineLvl w:val="${at}"/></w:pPr><w:rPr><w:b/><w:sz w:val="${LARGEST - 2 * at}"/></w:rPr></w:style>`;

const styles = `${head}<w:styles ${W}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman" w:eastAsia="宋体"/><w:sz w:val="21"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:line="320" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style><w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/><w:basedOn w:val="Normal"/><w:pPr><w:jc w:val="center"/><w:spacing w:after="240"/></w:pPr><w:rPr><w:b/><w:sz w:val="40"/></w:rPr></w:style>${Array.from({ length: 6 }, headingStyle).join('')}</w:styles>`;

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
const relations = (all: string) =>
  `${head}<Relationships xmlns="${PACKAGE}/relationships">${all}</Relationships>`;
const suffix = (name: string, type: string) =>
  `<Default Extension="${name}" ContentType="${type}"/>`;
const types = (kinds: ReadonlySet<string>) =>
  `${head}<Types xmlns="${PACKAGE}/content-types">${suffix('rels', 'application/vnd.openxmlformats-package.relationships+xml')}${suffix('xml', 'application/xml')}${[...kinds].map((kind) => suffix(kind, `image/${kind}`)).join('')}<Override PartName="/word/document.xml" ContentType="${TYPE}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`;

/** The files that every document needs beside its text. */
export const frameFiles = ({ relations: pictures, kinds, files }: Media) =>
  new Map<string, Uint8Array>([
    ['[Content_Types].xml', Buffer.from(types(kinds))],
    [
      '_rels/.rels',
      Buffer.from(relations(relation('rId1', 'officeDocument', 'word/document.xml'))),
    ],
    [
      'word/_rels/document.xml.rels',
      Buffer.from(
        relations(
          relation('rId1', 'styles', 'styles.xml') +
            pictures.map((one) => relation(one.relation, 'image', one.file)).join(''),
        ),
      ),
    ],
    ['word/styles.xml', Buffer.from(styles)],
    ...files,
  ]);
