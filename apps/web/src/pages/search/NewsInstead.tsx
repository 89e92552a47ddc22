import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { paths } from '../../paths';
import { NewsResults } from './NewsResults';
import { NothingFound } from './NothingFound';
import { texts } from './texts';

interface NewsInsteadProps {
  keyword: string;
  isNarrowed: boolean;
}

/** Nothing on sale was found: the news that were. Their further pages are under their own tab. */
export function NewsInstead({ keyword, isNarrowed }: NewsInsteadProps) {
  const said = { keyword: keyword || undefined, type: undefined };
  const lead = keyword && !isNarrowed ? texts.onlyNews(keyword) : texts.onlyNewsHere;
  return (
    <NewsResults
      keyword={keyword}
      page={1}
      lead={
        <Typography sx={{ mb: 2, color: 'text.secondary' }}>
          {lead} {isNarrowed && <Link href={paths.search(said)}>{texts.clear}</Link>}
        </Typography>
      }
      empty={<NothingFound {...said} isNarrowed={isNarrowed} />}
    />
  );
}
