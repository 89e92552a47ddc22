import { searchTypeCodes, type SearchType } from '@cheese/domain/codes/front/searchTypes';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { hrefOfType, type SearchAsked } from './searchAddress';
import { texts } from './texts';
import { useHitCounts } from './useHitCounts';

interface BesideProps extends Pick<SearchAsked, 'keyword' | 'listing'> {
  major: number | undefined;
}

const ways: [SearchType, (count: number) => string][] = [
  [searchTypeCodes.slide, texts.slidesBeside],
  [searchTypeCodes.drill, texts.drillsBeside],
  [searchTypeCodes.patient, texts.patientsBeside],
  [searchTypeCodes.madeSimulation, texts.madeBeside],
  [searchTypeCodes.news, texts.newsBeside],
];

/** Below the products: links to results of other kinds. */
export function Beside({ major, ...asked }: BesideProps) {
  const { currentData } = useHitCounts(asked, major);
  const countOf = (type: SearchType) => currentData?.find((row) => row.type === type)?.count ?? 0;
  const found = ways.filter(([type]) => countOf(type) > 0);
  if (found.length === 0) return null;
  return (
    <Typography data-below component="div" sx={{ textAlign: 'center' }}>
      {found.map(([type, words]) => (
        <div key={type}>
          <Link href={hrefOfType(asked, type)}>{words(countOf(type))}</Link>
        </div>
      ))}
    </Typography>
  );
}
