import type { SlideLibraryDetail } from '@cheese/domain/contract/viewers/slideLibrary';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Head } from '../../../features/commodity/detail/Head';
import { WayIn } from '../../../features/commodity/detail/WayIn';
import { KeepButton } from '../../../features/collect/KeepButton';
import { PriceLine } from '../../../features/commodity/PriceLine';
import { ShareButton } from '../../../features/share/ShareButton';
import { paths } from '../../../paths';
import { libraryAsCard } from '../libraryAsCard';
import { texts } from './texts';

const LIBRARY = 2;

/** What it is and what it costs, with the way in. */
export function LibraryHead({ library }: { library: SlideLibraryDetail }) {
  const { id, name, summary, cover, isLocked, slideCount } = library;
  const item = libraryAsCard(library);
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
          {isLocked && <WayIn item={item} />}
          {!isLocked && slideCount > 0 && (
            <Button variant="contained" href={paths.slideViewer({ id })}>
              {texts.enter}
            </Button>
          )}
          <KeepButton thing={{ type: LIBRARY, productId: id }} name={name} />
          <ShareButton />
        </div>
      </div>
    </Head>
  );
}
