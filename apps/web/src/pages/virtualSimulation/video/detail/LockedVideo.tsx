import type { SimulationVideoDetail } from '@cheese/domain/contract/training/simulationVideo';
import { priceText } from '@cheese/domain/rules/shop/priceText';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { usePayVideos } from '../../../../features/virtualOrder/usePayVideos';
import { paths } from '../../../../paths';
import { texts } from './texts';

export function LockedVideo({ video }: { video: SimulationVideoDetail }) {
  const { id, simulationId, offer } = video;
  const videos = offer ? [{ id, specificationId: offer.specificationId, price: offer.price }] : [];
  const { pay, isBusy } = usePayVideos({ simulationId, videos }, [id]);
  const toAll = (
    <Button href={paths.simulation.detail({ id: simulationId, projectTab: 1 })}>
      {texts.toSimulation}
    </Button>
  );
  return (
    <EmptyState
      sentence={texts.locked}
      {...(offer && { hint: texts.lockedHint(priceText(offer.price)) })}
      action={
        <Stack direction="row" sx={{ gap: 1 }}>
          {offer && (
            <Button variant="contained" aria-disabled={isBusy} onClick={() => void pay()}>
              {isBusy ? texts.buying : texts.buy}
            </Button>
          )}
          {toAll}
        </Stack>
      }
    />
  );
}
