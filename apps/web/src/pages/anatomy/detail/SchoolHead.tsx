import type { AnatomyDetail } from '@cheese/domain/contract/bodies/anatomy';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Head } from '../../../features/commodity/detail/Head';
import { ShareButton } from '../../../features/share/ShareButton';
import { paths } from '../../../paths';
import { texts } from './texts';

/** Head of an anatomy made by a school: without a price, and with an edit link for its teachers. */
export function SchoolHead({ anatomy }: { anatomy: AnatomyDetail }) {
  const { id, name, summary, cover, isKeeping } = anatomy;
  return (
    <Head>
      <div className="cover">
        <ImageWithFallback src={cover} alt="" sizes="(min-width: 900px) 420px, 100vw" eager />
      </div>
      <div className="words">
        <Typography variant="h1">{name}</Typography>
        <p className="summary">{summary}</p>
        <p>{texts.ofSchool}</p>
        <div className="actions">
          <Button variant="contained" href={paths.anatomyStudy({ id })}>
            {texts.enter}
          </Button>
          {isKeeping && (
            <Button variant="outlined" href={paths.univ.model({ id })}>
              {texts.edit}
            </Button>
          )}
          <ShareButton />
        </div>
      </div>
    </Head>
  );
}
