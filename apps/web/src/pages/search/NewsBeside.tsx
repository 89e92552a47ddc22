import { newsType } from '@cheese/domain/codes/front/searchTypes';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { hrefOfType, type SearchAsked } from './searchAddress';
import { texts } from './texts';
import { useHitCounts } from './useHitCounts';

interface NewsBesideProps extends Pick<SearchAsked, 'keyword' | 'listing'> {
  major: number | undefined;
}

/** Below everything on sale: what else 全部 counts, and where it is. */
export function NewsBeside({ major, ...asked }: NewsBesideProps) {
  const { currentData } = useHitCounts(asked, major);
  const count = currentData?.find(({ type }) => type === newsType)?.count;
  if (!count) return null;
  return (
    <Typography data-below sx={{ textAlign: 'center' }}>
      <Link href={hrefOfType(asked, newsType)}>{texts.newsBeside(count)}</Link>
    </Typography>
  );
}
