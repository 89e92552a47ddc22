import { useGetPatientCasesQuery } from '@cheese/api-client/training/patient';
import { patientLevels } from '@cheese/domain/codes/training/patient';
import { saidCode, saidPage } from '@cheese/ui/address/saidInAddress';
import { Answered } from '@cheese/ui/feedback/Answered';
import { CardsSkeleton } from '@cheese/ui/feedback/CardsSkeleton';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { Breadcrumbs } from '@cheese/ui/frame/Breadcrumbs';
import { CardGrid } from '@cheese/ui/frame/CardGrid';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import { FilterPanel, FilterRow } from '../../features/commodity/listing/FilterRow';
import { ListedPages } from '../../features/commodity/listing/ListedPages';
import { AreaContents } from '../../features/neighbour/AreaContents';
import { paths } from '../../paths';
import { CaseCard } from './CaseCard';
import { texts } from './texts';

const PAGE_SIZE = 12;
const IN_ROW = 3;

/** All patients, by how hard they are. */
export function CaseListing() {
  useDocumentTitle(texts.title);
  const [search] = useSearchParams();
  const page = saidPage(search);
  const level = saidCode(search, 'level', patientLevels);
  const query = useGetPatientCasesQuery({ page, pageCnt: PAGE_SIZE, ...(level && { level }) });
  return (
    <>
      <Breadcrumbs trail={[{ label: texts.home, href: paths.home() }, { label: texts.title }]} />
      <PageTitle lead={texts.lead}>{texts.title}</PageTitle>
      <FilterPanel aria-label={texts.filters}>
        <FilterRow label={texts.level} choices={levelChoices(level)} />
      </FilterPanel>
      <Box sx={{ mt: 2 }}>
        <Answered
          query={query}
          what={texts.what}
          skeleton={<CardsSkeleton count={6} columns={IN_ROW} ratio={4} />}
          isEmpty={({ total }) => total === 0}
          empty={<Nobody isNarrowed={level !== undefined} />}
        >
          {({ list, total }) => (
            <ListedPages
              page={page}
              total={total}
              pageSize={PAGE_SIZE}
              shown={list.length}
              makeHref={(to) => paths.patient.cases({ level, page: to === 1 ? undefined : to })}
            >
              <CardGrid columns={IN_ROW} role="list">
                {list.map((one) => (
                  <CaseCard key={one.id} of={one} />
                ))}
              </CardGrid>
            </ListedPages>
          )}
        </Answered>
      </Box>
      <AreaContents title={texts.contents} contents={texts.steps} />
    </>
  );
}

const Nobody = ({ isNarrowed }: { isNarrowed: boolean }) =>
  isNarrowed ? (
    <EmptyState
      picture="search"
      sentence={texts.none}
      hint={texts.noneHint}
      action={<Button href={paths.patient.cases()}>{texts.clear}</Button>}
    />
  ) : (
    <EmptyState sentence={texts.noneYet} />
  );

const levelChoices = (chosen: number | undefined) => [
  { label: texts.all, href: paths.patient.cases(), isChosen: chosen === undefined },
  ...Object.entries(patientLevels).map(([code, label]) => {
    const level = Number(code);
    return { label, href: paths.patient.cases({ level }), isChosen: level === chosen };
  }),
];
