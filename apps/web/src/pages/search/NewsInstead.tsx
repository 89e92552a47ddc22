import Typography from '@mui/material/Typography';
import type { Narrowing } from './narrowing';
import { NewsResults } from './NewsResults';
import { NothingFound } from './NothingFound';
import type { SearchAsked } from './searchAddress';
import { texts } from './texts';
import { WayOut } from './WayOut';

interface NewsInsteadProps {
  asked: Pick<SearchAsked, 'keyword' | 'listing'>;
  narrowedBy: Narrowing;
}

/**
 * Shown if no product matches: the first page of matching news. Further pages are under the news
 * tab.
 */
export function NewsInstead({ asked, narrowedBy }: NewsInsteadProps) {
  const { keyword } = asked;
  const isWhole = narrowedBy === 'nothing';
  const said = { narrowedBy, keyword: keyword || undefined, type: undefined };
  return (
    <NewsResults
      asked={asked}
      page={1}
      lead={
        <Typography component="div" sx={{ mb: 2, color: 'text.secondary' }}>
          {keyword && isWhole ? texts.onlyNews(keyword) : texts.onlyNewsHere}{' '}
          {!isWhole && <WayOut {...said} />}
        </Typography>
      }
      empty={<NothingFound {...said} />}
    />
  );
}
