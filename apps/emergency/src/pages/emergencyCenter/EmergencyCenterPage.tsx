import { useGetGroundResourcesQuery } from '@cheese/emergency-api/resource';
import { Answered } from '@cheese/ui/feedback/Answered';
import { CardsSkeleton } from '@cheese/ui/feedback/CardsSkeleton';
import { CardGrid } from '@cheese/ui/frame/CardGrid';
import { Content } from '@cheese/ui/frame/Content';
import { VisuallyHidden } from '@cheese/ui/text/VisuallyHidden';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { CategoryTabs, TopicTabs } from './CategoryTabs';
import { Entries } from './Entries';
import { Hero } from './Hero';
import { NothingFound } from './NothingFound';
import { readHomeAddress } from './readHomeAddress';
import { ResourceCard } from './ResourceCard';
import { texts } from './texts';

export default function EmergencyCenterPage() {
  useDocumentTitle();
  const [search] = useSearchParams();
  const asked = readHomeAddress(search);
  const query = useGetGroundResourcesQuery(asked);

  return (
    <>
      <Hero />
      <Content>
        <Typography variant="h2">
          <VisuallyHidden>{texts.what}</VisuallyHidden>
        </Typography>
        <Entries />
        <CategoryTabs asked={asked} />
        <TopicTabs asked={asked} />
        {asked.keyword && <Typography sx={{ mb: 2 }}>{texts.searched(asked.keyword)}</Typography>}
        <Answered
          query={query}
          what={texts.what}
          skeleton={<CardsSkeleton />}
          empty={<NothingFound asked={asked} />}
        >
          {(resources) => (
            <CardGrid>
              {resources.map((resource) => (
                <ResourceCard key={resource.id} resource={resource} />
              ))}
            </CardGrid>
          )}
        </Answered>
      </Content>
    </>
  );
}
