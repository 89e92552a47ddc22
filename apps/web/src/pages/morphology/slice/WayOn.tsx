import { coursewareTypeCodes } from '@cheese/domain/codes/learning/coursewareTypes';
import { useGetCoursewareDetailQuery } from '@cheese/api-client/learning/courseware';
import { useGetSlideTrayQuery } from '@cheese/api-client/slides/slideTray';
import { trayRow } from '../../../features/slide/row/seenInRow';
import { SlideRow } from '../../../features/slide/row/SlideRow';
import { paths } from '../../../paths';
import type { CameFrom } from './cameFrom';
import { texts } from './texts';

/** Links to the other slides of a tray or of a course item. */
export function WayOn({ from, slideId }: { from: CameFrom; slideId: number }) {
  if ('trayId' in from) return <InTray {...from} slideId={slideId} />;
  return <InItem {...from} slideId={slideId} />;
}

function InTray({ trayId, slideId }: { trayId: number; slideId: number }) {
  const { currentData: tray } = useGetSlideTrayQuery({ id: trayId });
  if (!tray) return null;
  const slides = tray.slides.map(({ slide: { id, title: name } }) => ({
    id,
    name,
    href: paths.slide({ slideId: id, from: { trayId } }),
  }));
  return <SlideRow row={trayRow(trayId)} name={tray.title} slides={slides} slideId={slideId} />;
}

/** The course may have lost the item meanwhile; then there are no links. */
function InItem({
  courseId,
  itemId,
  slideId,
}: Extract<CameFrom, { itemId: number }> & { slideId: number }) {
  const { currentData: item } = useGetCoursewareDetailQuery({ id: itemId });
  if (item?.type !== coursewareTypeCodes.slide) return null;
  const slides = item.slides
    .filter(({ state }) => state === 'open')
    .map(({ id, name }) => ({
      id,
      name,
      href: paths.slide({ slideId: id, from: { courseId, itemId } }),
    }));
  return <SlideRow row={`item-${itemId}`} name={texts.item} slides={slides} slideId={slideId} />;
}
