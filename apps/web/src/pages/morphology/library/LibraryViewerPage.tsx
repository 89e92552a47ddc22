import { useGetSlideDirectoryQuery } from '@cheese/api-client/slides/slideLibrary';
import { idParam } from '@cheese/ui/address/urlParams';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import { usePictureUpload } from '../../../features/pictureUpload/usePictureUpload';
import { SlideWindow } from '../../../features/slide/viewer/SlideWindow';
import { WaitingViewer } from '@cheese/ui/viewer/WaitingViewer';
import { paths } from '../../../paths';
import { LockedSlide } from '../LockedSlide';
import { SlideTools } from '../SlideTools';
import { CompareChooser } from './CompareChooser';
import { slidesIn } from './slidesIn';
import { SlideMenu } from './SlideMenu';
import { usePickAudience } from '../usePickAudience';
import { texts } from './texts';

/** A library in the viewer: contents at the left, the slide in the address beside them. */
export default function LibraryViewerPage() {
  const [search] = useSearchParams();
  const id = idParam(search, 'id');
  if (id === undefined) return <NotFoundFace />;
  return <Library key={id} id={id} said={idParam(search, 'slideId')} />;
}

function Library({ id, said }: { id: number; said: number | undefined }) {
  const upload = usePictureUpload();
  const pickAudience = usePickAudience();
  const query = useGetSlideDirectoryQuery({ libraryId: id });
  return (
    <Answered
      query={query}
      what={texts.what}
      skeleton={<WaitingViewer name={texts.what} />}
      notFound={<NotFoundFace />}
      isEmpty={(rows) => slidesIn(rows).length === 0}
      empty={
        <EmptyState
          sentence={texts.empty}
          action={<Button href={paths.slideLibrary({ id })}>{texts.toLibrary}</Button>}
        />
      }
    >
      {(rows) => {
        const slides = slidesIn(rows);
        const shown = slides.find(({ targetId }) => targetId === said) ?? slides[0];
        if (!shown) return null;
        const menu = <SlideMenu libraryId={id} rows={rows} chosen={shown.targetId} />;
        return (
          <SlideWindow
            key={shown.targetId}
            isOfLibrary
            slideId={shown.targetId}
            back={{ href: paths.slideLibrary({ id }), label: texts.back }}
            panels={[{ name: texts.contents, content: menu }]}
            locked={(slide) => <LockedSlide slide={slide} />}
            upload={upload}
            pickAudience={pickAudience}
            tools={
              <>
                <CompareChooser
                  slideId={shown.targetId}
                  others={slides.filter((one) => !one.isLocked && one !== shown)}
                />
                <SlideTools slideId={shown.targetId} />
              </>
            }
          />
        );
      }}
    </Answered>
  );
}
