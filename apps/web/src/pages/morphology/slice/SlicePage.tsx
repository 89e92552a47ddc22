import { idParam } from '@cheese/ui/address/urlParams';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { useSearchParams } from 'react-router-dom';
import { usePictureUpload } from '../../../features/pictureUpload/usePictureUpload';
import { SlideWindow } from '../../../features/slide/viewer/SlideWindow';
import { paths } from '../../../paths';
import { LockedSlide } from '../LockedSlide';
import { SlideTools } from '../SlideTools';
import { type CameFrom, cameFrom } from './cameFrom';
import { usePickAudience } from '../usePickAudience';
import { texts } from './texts';
import { WayOn } from './WayOn';

/** One slide in the viewer; the address keeps the slide and the view. */
export default function SlicePage() {
  const upload = usePictureUpload();
  const pickAudience = usePickAudience();
  const [search] = useSearchParams();
  const slideId = idParam(search, 'id');
  if (slideId === undefined) return <NotFoundFace />;
  const from = cameFrom(search);
  return (
    <SlideWindow
      key={slideId}
      slideId={slideId}
      back={backTo(from)}
      way={from && <WayOn from={from} slideId={slideId} />}
      tools={<SlideTools slideId={slideId} />}
      locked={(slide) => <LockedSlide slide={slide} />}
      upload={upload}
      pickAudience={pickAudience}
    />
  );
}

/** Link back to the tray or course item the slide was opened from, or else to all slides. */
function backTo(from: CameFrom | null) {
  if (from === null) return { href: paths.slides(), label: texts.back };
  if ('trayId' in from) {
    return { href: paths.slideTray({ id: from.trayId }), label: texts.backToTray, isSaid: true };
  }
  return { href: paths.course.item(from), label: texts.backToCourse, isSaid: true };
}
