import type { AnatomyDetail } from '@cheese/domain/contract/viewers/anatomy';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Head } from '../../../features/commodity/detail/Head';
import { WayIn } from '../../../features/commodity/detail/WayIn';
import { KeepButton } from '../../../features/collect/KeepButton';
import { PriceLine } from '../../../features/commodity/PriceLine';
import { ShareButton } from '../../../features/share/ShareButton';
import { paths } from '../../../paths';
import { ANATOMY, anatomyAsCard } from '../anatomyAsCard';
import { texts } from './texts';

/** What it is and what it costs, with the way in. */
export function AnatomyHead({ anatomy }: { anatomy: AnatomyDetail }) {
  const { id, name, summary, cover, isLocked } = anatomy;
  const item = anatomyAsCard(anatomy);
  return (
    <Head>
      <div className="cover">
        <ImageWithFallback src={cover} alt="" sizes="(min-width: 900px) 420px, 100vw" eager />
      </div>
      <div className="words">
        <Typography variant="h1">{name}</Typography>
        <p className="summary">{summary}</p>
        <PriceLine item={item} />
        <div className="actions">
          {isLocked ? (
            <WayIn item={item} />
          ) : (
            <Button variant="contained" href={paths.anatomyStudy({ id })}>
              {texts.enter}
            </Button>
          )}
          <KeepButton thing={{ type: ANATOMY, productId: id }} name={name} />
          <ShareButton />
        </div>
      </div>
    </Head>
  );
}
