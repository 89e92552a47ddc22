import { collectTypeCodes } from '@cheese/domain/codes/shop/products';
import type { SimulationDetail } from '@cheese/domain/contract/training/simulation';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FavouriteButton } from '../../../features/collect/FavouriteButton';
import { Head } from '../../../features/commodity/detail/Head';
import { ShareButton } from '../../../features/share/ShareButton';
import { paths } from '../../../paths';
import { texts } from './texts';

/** A free simulation of a school or the platform; its owner gets an edit link. */
export function MadeHead({ simulation }: { simulation: SimulationDetail }) {
  const { id, name, summary, cover, videoCount, isKeeping } = simulation;
  return (
    <Head>
      <div className="cover">
        <ImageWithFallback src={cover} alt="" sizes="(min-width: 900px) 420px, 100vw" eager />
      </div>
      <div className="words">
        <Typography variant="h1">{name}</Typography>
        <p className="summary">{summary}</p>
        <p>{texts.made}</p>
        <div className="actions">
          {videoCount > 0 && (
            <Button variant="contained" href={paths.simulation.detail({ id, projectTab: 1 })}>
              {texts.watch}
            </Button>
          )}
          {isKeeping && (
            <Button variant="outlined" href={paths.univ.simulation({ id })}>
              {texts.edit}
            </Button>
          )}
          <FavouriteButton
            thing={{ type: collectTypeCodes.simulation, productId: id }}
            name={name}
          />
          <ShareButton />
        </div>
      </div>
    </Head>
  );
}
