import { useGetSlideDetailQuery } from '@cheese/api-client/slides/slide';
import { singleTypeCodes } from '@cheese/domain/codes/learning/singleTypes';
import type { SlideDetail } from '@cheese/domain/contract/slides/slide';
import type { UploadPicture } from '@cheese/ui/article/uploadPicture';
import { Answered } from '@cheese/ui/feedback/Answered';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { LostInPlace } from '@cheese/ui/parts/lostFaces';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import ArrowBack from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../../../loading/lazyPart';
import { useResourceStudy } from '../../../study/useResourceStudy';
import type { Panel } from './SlideBench';
import type { PickAudience } from './over';
import { texts } from './texts';
import { useTileSource } from './useTileSource';
import { useIsNarrow } from '@cheese/ui/viewer/useIsNarrow';
import { WaitingViewer } from '@cheese/ui/viewer/WaitingViewer';

const SlideBench = lazyPart(async () => {
  const { SlideBench: Part } = await import('./SlideBench');
  return { default: Part };
}, LostInPlace);

interface SlideWindowProps {
  slideId: number;
  /** Back link at the upper left; `isSaid` shows its label, as for a course. */
  back: { href: string; label: string; isSaid?: boolean };
  /** Adds the library to the title. */
  isOfLibrary?: boolean;
  /** Links to the neighbours of the slide. */
  way?: ReactNode;
  tools?: ReactNode;
  panels?: readonly Panel[];
  /** Uploads sounds for tours. */
  upload?: UploadPicture;
  /** Shown if the user has no access to the slide. */
  locked: (slide: SlideDetail) => ReactNode;
  pickAudience?: PickAudience | undefined;
}

/** Fills the window; a locked slide shows how to unlock it. */
export function SlideWindow(props: SlideWindowProps) {
  const query = useGetSlideDetailQuery({ id: props.slideId });
  return (
    <Answered
      query={query}
      what={texts.what}
      skeleton={<WaitingViewer name={texts.what} />}
      notFound={<NotFoundFace />}
    >
      {(detail) => (
        <>
          <Title detail={detail} isOfLibrary={props.isOfLibrary} />
          {detail.isLocked ? props.locked(detail) : <OpenSlide {...props} name={detail.title} />}
        </>
      )}
    </Answered>
  );
}

function Title(props: { detail: SlideDetail; isOfLibrary: boolean | undefined }) {
  const { title, libraryName } = props.detail;
  useDocumentTitle(props.isOfLibrary ? texts.oneOf(title, libraryName) : title);
  return null;
}

function OpenSlide({
  slideId,
  name,
  back,
  way,
  tools,
  panels = [],
  upload,
  pickAudience,
}: SlideWindowProps & { name: string }) {
  useResourceStudy(singleTypeCodes.section, slideId);
  const { query, slide } = useTileSource(slideId);
  const waiting = <WaitingViewer name={name} />;
  const isNarrow = useIsNarrow();
  const lead =
    back.isSaid && !isNarrow ? (
      <Button color="inherit" startIcon={<ArrowBack />} href={back.href}>
        {back.label}
      </Button>
    ) : (
      <IconButton href={back.href} aria-label={back.label}>
        <ArrowBack />
      </IconButton>
    );
  return (
    <Answered query={query} what={texts.what} skeleton={waiting}>
      {() =>
        slide && (
          <Suspense fallback={waiting}>
            <SlideBench
              key={slideId}
              slideId={slideId}
              slide={slide}
              name={name}
              lead={lead}
              way={way}
              tools={tools}
              panels={panels}
              upload={upload}
              pickAudience={pickAudience}
            />
          </Suspense>
        )
      }
    </Answered>
  );
}
