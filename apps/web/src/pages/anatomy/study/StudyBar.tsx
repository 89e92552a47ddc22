import { collectTypeCodes } from '@cheese/domain/codes/shop/products';
import type { AnatomyDetail } from '@cheese/domain/contract/bodies/anatomy';
import type { ModelFile } from '@cheese/domain/contract/bodies/shapes/model';
import { BarTools } from '@cheese/ui/viewer/BarTools';
import ArrowBack from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { FavouriteButton } from '../../../features/collect/FavouriteButton';
import { ShareButton } from '../../../features/share/ShareButton';
import { paths } from '../../../paths';
import { pairsOf } from './compare/pairOf';
import { texts } from './texts';

interface StudyBarProps {
  anatomy: AnatomyDetail;
  files: readonly ModelFile[];
  file: ModelFile;
}

/** Back link, choice of model, and actions on the whole anatomy. */
export function StudyBar({ anatomy: { id, name, commodityId }, files, file }: StudyBarProps) {
  const [pair] = pairsOf(files, file);
  return (
    <div className="bar">
      <IconButton href={paths.anatomyDetail({ id })} aria-label={texts.back}>
        <ArrowBack />
      </IconButton>
      <h1>{name}</h1>
      <BarTools>
        {files.length > 1 && (
          <nav aria-label={texts.models}>
            {files.map((one) => (
              <Button
                key={one.id}
                href={paths.anatomyStudy({ id, modelId: one.id })}
                aria-current={one.id === file.id ? 'page' : undefined}
              >
                {one.title}
              </Button>
            ))}
          </nav>
        )}
        {pair && (
          <Button href={paths.anatomyStudy({ id, modelId: pair.sick.id, at: 'compare' })}>
            {file.sickness ? texts.besideHealthy : texts.besideSick}
          </Button>
        )}
        <Button href={paths.anatomyStudy({ id, modelId: file.id, quiz: 'new' })}>
          {texts.quiz}
        </Button>
        {/* Favourites refer to products, so only anatomies on sale can be collected. */}
        {commodityId !== null && (
          <FavouriteButton thing={{ type: collectTypeCodes.anatomy, productId: id }} name={name} />
        )}
        <ShareButton />
      </BarTools>
    </div>
  );
}
