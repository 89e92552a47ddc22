import { useGetSimulationListQuery } from '@cheese/api-client/training/simulation';
import { Answered } from '@cheese/ui/feedback/Answered';
import { CardsSkeleton } from '@cheese/ui/feedback/CardsSkeleton';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { Content } from '@cheese/ui/frame/Content';
import { HeroBand } from '@cheese/ui/frame/HeroBand';
import { Section } from '@cheese/ui/frame/Section';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { paths } from '../../paths';
import { useSessionState } from '../../session/session';
import { BenchPicture } from './BenchPicture';
import { MadeSimulations } from './MadeSimulations';
import { OwnSystems } from './OwnSystems';
import { SimulationFilters } from './SimulationFilters';
import { SimulationGrid } from './SimulationGrid';
import { texts } from './texts';

const SHOWN = 8;
const { title, slogan, lead } = texts;

export default function SimulationPage() {
  useDocumentTitle(title);
  const query = useGetSimulationListQuery({ page: 1, pageCnt: SHOWN });
  const { isSignedIn } = useSessionState();
  const toList = <Button href={paths.simulation.list()}>{texts.toList}</Button>;
  return (
    <>
      <HeroBand title={title} slogan={slogan} lead={lead} picture={<BenchPicture />}>
        <Typography sx={{ minHeight: 32, mt: 2 }}>
          {query.data ? texts.count(query.data.total) : ''}
        </Typography>
      </HeroBand>
      <Content>
        <Stack sx={{ gap: 3, py: 3 }}>
          {isSignedIn && <OwnSystems />}
          <MadeSimulations />
          <SimulationFilters asked={{}} />
          <Section title={texts.some} action={toList}>
            <Answered
              query={query}
              what={texts.what}
              skeleton={<CardsSkeleton count={4} />}
              isEmpty={({ total }) => total === 0}
              empty={<EmptyState dense sentence={texts.none} />}
            >
              {({ list }) => <SimulationGrid simulations={list} />}
            </Answered>
          </Section>
        </Stack>
      </Content>
    </>
  );
}
