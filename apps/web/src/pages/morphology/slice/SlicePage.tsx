import { saidId } from '@cheese/ui/address/saidInAddress';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { useSearchParams } from 'react-router-dom';
import { usePictureUpload } from '../../../features/pictureUpload/usePictureUpload';
import { SlideWindow } from '../../../features/slide/viewer/SlideWindow';
import { paths } from '../../../paths';
import { SlideTools } from '../SlideTools';
import { texts } from './texts';

/** One slide under the microscope; the address says which, and what is seen of it. */
export default function SlicePage() {
  const upload = usePictureUpload();
  const [search] = useSearchParams();
  const slideId = saidId(search, 'id');
  if (slideId === undefined) return <NotFoundFace />;
  return (
    <SlideWindow
      key={slideId}
      slideId={slideId}
      back={backFrom(search)}
      tools={<SlideTools slideId={slideId} />}
      upload={upload}
    />
  );
}

/** To the item of a course from which it was opened, or to all slides. */
function backFrom(search: URLSearchParams) {
  const [courseId, itemId] = [saidId(search, 'courseId'), saidId(search, 'itemId')];
  if (courseId === undefined || itemId === undefined) {
    return { href: paths.slides(), label: texts.back };
  }
  return { href: paths.course.item({ courseId, itemId }), label: texts.backToCourse, isSaid: true };
}
