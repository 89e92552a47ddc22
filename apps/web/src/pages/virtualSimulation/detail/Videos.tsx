import { useGetSimulationVideosQuery } from '@cheese/api-client/training/simulationVideo';
import type { SimulationVideo } from '@cheese/domain/contract/training/simulationVideo';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useOfferVideos } from '../../../features/virtualOrder/useOfferVideos';
import { texts } from './texts';
import { VideoLine } from './VideoLine';

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: `1px solid ${theme.palette.hairline}` },
}));

/** Videos of a simulation; those on sale can be selected, and the order bar shows the total. */
export function Videos({ simulationId }: { simulationId: number }) {
  const query = useGetSimulationVideosQuery({ simulationId });
  return (
    <Answered
      query={query}
      what={texts.videosOf}
      skeleton={<RowsSkeleton count={3} />}
      isEmpty={(videos) => videos.length === 0}
      empty={<EmptyState dense sentence={texts.noVideos} />}
    >
      {(videos) => <Offered simulationId={simulationId} videos={videos} />}
    </Answered>
  );
}

interface OfferedProps {
  simulationId: number;
  videos: readonly SimulationVideo[];
}

function Offered({ simulationId, videos }: OfferedProps) {
  const offered = useMemo(() => offeredOf(simulationId, videos), [simulationId, videos]);
  const { isSelected, toggle } = useOfferVideos(offered);
  return (
    <List>
      {videos.map((video) => (
        <VideoLine
          key={video.id}
          video={video}
          isSelected={isSelected(video.id)}
          onSelect={() => toggle(video.id)}
        />
      ))}
    </List>
  );
}

/** Unlocked videos cannot be selected; if all are unlocked, there is no order bar. */
function offeredOf(simulationId: number, videos: readonly SimulationVideo[]) {
  const left = videos.flatMap(({ id, offer, isLocked }) =>
    isLocked && offer ? [{ id, specificationId: offer.specificationId, price: offer.price }] : [],
  );
  return left.length > 0 ? { simulationId, videos: left } : null;
}
