import { slideImageKindCodes } from '@cheese/domain/codes/slides/morphology';
import type { Answers } from '@cheese/domain/contract/call';
import type { SlideContract as C } from '@cheese/domain/contract/slides/slide';
import type { VisitorContext } from '../../../calls/callerContext';
import { requireSlide, seeSlide } from './slide.access';
import { toSlide } from './slide.list';
import { sign, type Signing, tileSourceOf } from './signing/tile.source';
import { slideTexts } from './slide.texts';

export async function readSlide(
  context: VisitorContext,
  id: number,
): Promise<Answers<C['detail']>> {
  const access = await seeSlide(context, id);
  const { slide, library, commodityId, soldAs, isOpen, isTeaching } = access;
  const { titleEn, summary, material, source } = slide;
  return {
    ...toSlide(slide, { commodityId, isLocked: !isOpen }),
    titleEn,
    summary,
    material,
    source,
    ...(isTeaching && { isKeeping: true }),
    libraryName: soldAs ?? library.name,
  };
}

type Looking = VisitorContext & Signing;

/** Tile addresses valid for some minutes; the page renews them. */
export async function readTileSource(
  looking: Looking,
  slideId: number,
): Promise<Answers<C['tileSource']>> {
  const source = await tileSourceOf(looking, await requireSlide(looking, slideId));
  return { ...source, slideId };
}

/** As they are made: see `slide.cut`. */
const ASIDE_SIDE = 1024;

/** The thumbnail, and for teachers the label and the macro picture. */
export async function listImages(looking: Looking, slideId: number): Promise<Answers<C['images']>> {
  const { slide, scan, isTeaching } = await seeSlide(looking, slideId);
  const aside = [
    {
      kind: slideImageKindCodes.label,
      key: scan.label,
      title: slideTexts.label,
      name: 'label.webp',
    },
    {
      kind: slideImageKindCodes.macro,
      key: scan.macro,
      title: slideTexts.macro,
      name: 'macro.webp',
    },
  ] as const;
  const shown = isTeaching ? aside.filter(({ key }) => key !== null) : [];
  const { folder } = shown.length > 0 ? await sign(looking, scan, true) : { folder: '' };
  const size = { width: ASIDE_SIDE, height: ASIDE_SIDE };
  const images: Answers<C['images']> = shown.map(({ kind, title, name }) => ({
    id: scan.id * 4 + kind,
    kind,
    title,
    address: folder + name,
    ...size,
  }));
  if (!slide.thumbnail) return images;
  const own = {
    id: scan.id * 4 + slideImageKindCodes.thumbnail,
    kind: slideImageKindCodes.thumbnail,
    title: slideTexts.thumbnail,
  };
  return [{ ...own, address: `/storage/${slide.thumbnail}`, width: 512, height: 512 }, ...images];
}
