import { BarTools } from '@cheese/ui/viewer/BarTools';
import ArrowBack from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { ShareButton } from '../../../../features/share/ShareButton';
import { paths } from '../../../../paths';
import type { Pair } from './pairOf';
import { texts } from './texts';

interface CompareBarProps {
  anatomyId: number;
  /** The pair that is shown, and all pairs with the same healthy body. */
  pair: Pair;
  pairs: readonly Pair[];
}

/** Back link, and choice of another diseased body. */
export function CompareBar({ anatomyId: id, pair, pairs }: CompareBarProps) {
  const { healthy, sick, sickness } = pair;
  const inOrder = pairs.toSorted((a, b) => a.sick.id - b.sick.id);
  return (
    <div className="bar">
      <IconButton href={paths.anatomyStudy({ id, modelId: sick.id })} aria-label={texts.back}>
        <ArrowBack />
      </IconButton>
      <h1>{texts.titleOf(healthy.title, sickness.name)}</h1>
      <BarTools>
        {pairs.length > 1 && (
          <nav aria-label={texts.others}>
            {inOrder.map((one) => (
              <Button
                key={one.sick.id}
                href={paths.anatomyStudy({ id, modelId: one.sick.id, at: 'compare' })}
                aria-current={one.sick.id === sick.id ? 'page' : undefined}
              >
                {one.sickness.name}
              </Button>
            ))}
          </nav>
        )}
        <ShareButton />
      </BarTools>
    </div>
  );
}
