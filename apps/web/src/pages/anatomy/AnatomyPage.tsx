import { useGetAnatomyListQuery } from '@cheese/api-client/bodies/anatomy';
import { Answered } from '@cheese/ui/feedback/Answered';
import { CardsSkeleton } from '@cheese/ui/feedback/CardsSkeleton';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { Content } from '@cheese/ui/frame/Content';
import { Section } from '@cheese/ui/frame/Section';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { paths } from '../../paths';
import { AnatomyFilters } from './AnatomyFilters';
import { AnatomyGrid } from './AnatomyGrid';
import { AnatomyHero } from './AnatomyHero';
import { texts } from './texts';

const SHOWN = 8;

export default function AnatomyPage() {
  useDocumentTitle(texts.title);
  const query = useGetAnatomyListQuery({ page: 1, pageCnt: SHOWN });
  return (
    <>
      <AnatomyHero />
      <Content>
        <Stack sx={{ gap: 3, py: 3 }}>
          <AnatomyFilters asked={{}} />
          <Section
            title={texts.some}
            action={<Button href={paths.anatomy()}>{texts.toList}</Button>}
          >
            <Answered
              query={query}
              what={texts.what}
              skeleton={<CardsSkeleton count={4} columns={4} ratio={4 / 3} />}
              isEmpty={({ total }) => total === 0}
              empty={<EmptyState dense sentence={texts.none} />}
            >
              {({ list }) => <AnatomyGrid anatomies={list} />}
            </Answered>
          </Section>
        </Stack>
      </Content>
    </>
  );
}
