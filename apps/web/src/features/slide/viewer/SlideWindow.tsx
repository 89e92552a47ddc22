import { useGetSlideDetailQuery } from '@cheese/api-client/viewers/slide';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { Skeleton } from '@cheese/ui/feedback/Skeleton';
import { LostInPlace } from '@cheese/ui/parts/lostFaces';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import ArrowBack from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../../../loading/lazyPart';
import { paths } from '../../../paths';
import type { Panel } from './SlideBench';
import { texts } from './texts';
import { useTileSource } from './useTileSource';

const SlideBench = lazyPart(async () => {
  const { SlideBench: Part } = await import('./SlideBench');
  return { default: Part };
}, LostInPlace);

interface SlideWindowProps {
  slideId: number;
  /** Where the arrow at the upper left leads. */
  back: { href: string; label: string };
  tools?: ReactNode;
  panels?: readonly Panel[];
}

const waiting = <Skeleton variant="rectangular" height="100dvh" />;

/** The whole window for one slide; a locked one says what opens it. */
export function SlideWindow({ slideId, back, tools, panels }: SlideWindowProps) {
  const { data: detail } = useGetSlideDetailQuery({ id: slideId });
  const { query, slide } = useTileSource(slideId);
  const name = detail?.title ?? texts.what;
  useDocumentTitle(name);
  if (detail?.isLocked) return <Locked name={name} libraryId={detail.libraryId} />;
  return (
    <Answered query={query} what={texts.what} skeleton={waiting} notFound={<NotFoundFace />}>
      {() =>
        slide && (
          <Suspense fallback={waiting}>
            <SlideBench
              key={slideId}
              {...{ slideId, slide, name, tools, panels: panels ?? [] }}
              lead={
                <IconButton href={back.href} aria-label={back.label}>
                  <ArrowBack />
                </IconButton>
              }
            />
          </Suspense>
        )
      }
    </Answered>
  );
}

const Middle = styled('div')({ display: 'grid', minHeight: '100dvh', placeContent: 'center' });

const Locked = ({ name, libraryId }: { name: string; libraryId: number }) => (
  <Middle>
    <Typography variant="h2" component="h1" align="center">
      {name}
    </Typography>
    <EmptyState
      sentence={texts.locked}
      hint={texts.lockedHint}
      action={<Button href={paths.slideLibrary({ id: libraryId })}>{texts.seeLibrary}</Button>}
    />
  </Middle>
);
