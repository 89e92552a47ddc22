import { escapeAttribute } from '../html/letters';
import { lostTexts } from '../texts';
import type { PictureBytes } from '../withPictures';
import { tidyText } from '../words/decode';
import { sizeOf, type Sized } from './pictureSize';

/** The XML drawn in place of a picture; null if there is no such picture. */
export type Draw = (address: string, words: string) => string | null;

interface PlacedPicture {
  relation: string;
  file: string;
  size: Sized;
}

/** Word's units (EMU) per centimetre and per pixel. */
const CENTIMETRE = 360_000;
const POINT = 9525;
/** A taller picture would leave no room for text on the page. */
const MOST_HEIGHT = 18 * CENTIMETRE;
const PICTURE = 'http://schemas.openxmlformats.org/drawingml/2006/picture';

/** The pictures of one document, each stored once. */
export class Media {
  readonly files = new Map<string, Uint8Array>();
  private readonly known = new Map<string, PlacedPicture | null>();
  private readonly bytes: PictureBytes;
  private shown = 0;

  constructor(bytes: PictureBytes) {
    this.bytes = bytes;
  }

  /** The document's relationships to its pictures. */
  get relations() {
    return [...this.known.values()].filter((one) => one !== null);
  }

  get kinds(): ReadonlySet<string> {
    return new Set(this.relations.map(({ size }) => size.kind));
  }

  /** Draws at most this wide; pictures that cannot be drawn are reported by name. */
  drawer(centimetres: number, miss: (what: string) => void): Draw {
    return (address, words) => {
      const kept = this.keep(address);
      if (kept) return this.drawing(kept, { words, mostWidth: centimetres * CENTIMETRE });
      miss(lostTexts.picturesMissing(address));
      return null;
    };
  }

  private keep(address: string): PlacedPicture | null {
    const known = this.known.get(address);
    if (known !== undefined) return known;
    const content = this.bytes.get(address);
    const size = content ? sizeOf(content) : null;
    if (!content || !size) {
      this.known.set(address, null);
      return null;
    }
    const nth = this.files.size + 1;
    const file = `media/image${nth}.${size.kind}`;
    const kept = { relation: `rIdImage${nth}`, file, size };
    this.files.set(`word/${file}`, content);
    this.known.set(address, kept);
    return kept;
  }

  private drawing(
    { relation, size }: PlacedPicture,
    { words, mostWidth }: { words: string; mostWidth: number },
  ): string {
    this.shown += 1;
    const [wide, high] = [size.width * POINT, size.height * POINT];
    const share = Math.min(1, mostWidth / wide, MOST_HEIGHT / high);
    const [cx, cy] = [wide, high].map((side) => Math.max(1, Math.round(side * share)));
    const extent = `cx="${cx}" cy="${cy}"`;
    const said = words === '' ? '' : ` descr="${escapeAttribute(tidyText(words))}"`;
    const named = `id="${this.shown}" name="Picture ${this.shown}"${said}`;
    const shape = `<pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${extent}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr>`;
    const picture = `<pic:pic><pic:nvPicPr><pic:cNvPr ${named}/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="${relation}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill>${shape}</pic:pic>`;
    return `<w:r><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent ${extent}/><wp:docPr ${named}/><wp:cNvGraphicFramePr><a:graphicFrameLocks noChangeAspect="1"/></wp:cNvGraphicFramePr><a:graphic><a:graphicData uri="${PICTURE}">${picture}</a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
  }
}
