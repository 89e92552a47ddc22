import { useGetSlideGazeQuery } from '@cheese/api-client/slides/slideGaze';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { Skeleton } from '@cheese/ui/feedback/Skeleton';
import { LostInPlace } from '@cheese/ui/parts/lostFaces';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTileSource } from '../../../../features/slide/viewer/useTileSource';
import { lazyPart } from '../../../../loading/lazyPart';
import { texts } from './texts';

const HeatStage = lazyPart(async () => {
  const { HeatStage: Part } = await import('./HeatStage');
  return { default: Part };
}, LostInPlace);

const HEIGHT = 480;
const waiting = <Skeleton variant="rounded" height={HEIGHT} />;

export function HeatPart({ slideId, name }: { slideId: number; name: string }) {
  const query = useGetSlideGazeQuery({ slideId }, { refetchOnMountOrArgChange: true });
  const { slide } = useTileSource(slideId);
  return (
    <Box component="section" aria-label={texts.map} sx={{ mb: 4 }}>
      <Typography variant="h2">{texts.map}</Typography>
      <Typography variant="caption" component="p" sx={{ mb: 2, color: 'text.third' }}>
        {texts.mapLead}
      </Typography>
      <Answered
        query={query}
        what={texts.map}
        skeleton={waiting}
        isEmpty={({ cells }) => cells.every((one) => one === 0)}
        empty={<EmptyState dense sentence={texts.none} />}
      >
        {(map) =>
          slide ? (
            <Box sx={{ height: HEIGHT }}>
              <Suspense fallback={waiting}>
                <HeatStage name={name} slide={slide} map={map} />
              </Suspense>
            </Box>
          ) : (
            waiting
          )
        }
      </Answered>
    </Box>
  );
}
