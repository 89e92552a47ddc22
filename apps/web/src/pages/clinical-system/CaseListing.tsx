import { useGetPatientCasesQuery } from '@cheese/api-client/training/patient';
import { type PatientLevel, patientLevels } from '@cheese/domain/codes/training/patient';
import { codeParam, pageParam } from '@cheese/ui/address/urlParams';
import { CardsSkeleton } from '@cheese/ui/feedback/CardsSkeleton';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { Breadcrumbs } from '@cheese/ui/frame/Breadcrumbs';
import { CardGrid } from '@cheese/ui/frame/CardGrid';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';
import { codeChoices } from '../../features/commodity/listing/choices';
import { FilterRows } from '../../features/commodity/listing/FilterRow';
import { AnsweredPages } from '../../features/commodity/listing/AnsweredPages';
import { NothingListed } from '../../features/commodity/listing/NothingListed';
import { AreaContents } from '../../features/neighbour/AreaContents';
import { paths } from '../../paths';
import { CaseCard } from './CaseCard';
import { texts } from './texts';

const PAGE_SIZE = 12;
const IN_ROW = 3;

export function CaseListing() {
  useDocumentTitle(texts.title);
  const [search] = useSearchParams();
  const page = pageParam(search);
  const level = codeParam(search, 'level', patientLevels);
  const query = useGetPatientCasesQuery({ page, pageCnt: PAGE_SIZE, ...(level && { level }) });
  return (
    <>
      <Breadcrumbs trail={[{ label: texts.home, href: paths.home() }, { label: texts.title }]} />
      <PageTitle lead={texts.lead}>{texts.title}</PageTitle>
      <FilterRows label={texts.filters} rows={[levelRow(level)]} />
      <Box sx={{ mt: 2 }}>
        <AnsweredPages
          query={query}
          what={texts.what}
          skeleton={<CardsSkeleton count={6} columns={IN_ROW} ratio={4} />}
          empty={<Nobody isNarrowed={level !== undefined} />}
          page={page}
          pageSize={PAGE_SIZE}
          makeHref={(to) => paths.patient.cases({ level, page: to === 1 ? undefined : to })}
        >
          {({ list }) => (
            <CardGrid columns={IN_ROW} role="list">
              {list.map((one) => (
                <CaseCard key={one.id} of={one} />
              ))}
            </CardGrid>
          )}
        </AnsweredPages>
      </Box>
      <AreaContents title={texts.contents} contents={texts.steps} />
    </>
  );
}

const Nobody = ({ isNarrowed }: { isNarrowed: boolean }) =>
  isNarrowed ? (
    <NothingListed texts={texts} href={paths.patient.cases()} />
  ) : (
    <EmptyState sentence={texts.noneYet} />
  );

const levelRow = (chosen: PatientLevel | undefined) => ({
  label: texts.level,
  choices: codeChoices(patientLevels, chosen, (level) => paths.patient.cases({ level })),
});
