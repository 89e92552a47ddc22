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
  const slideId = saidId(useSearchParams()[0], 'id');
  if (slideId === undefined) return <NotFoundFace />;
  return (
    <SlideWindow
      key={slideId}
      slideId={slideId}
      back={{ href: paths.slides(), label: texts.back }}
      tools={<SlideTools slideId={slideId} />}
      upload={upload}
    />
  );
}
