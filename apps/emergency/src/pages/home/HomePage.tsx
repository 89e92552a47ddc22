import { useGetGroundResourcesQuery } from '@cheese/emergency-api/resource';
import { Answered } from '@cheese/ui/Answered';
import { CardsSkeleton } from '@cheese/ui/feedback/CardsSkeleton';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { CardGrid } from '@cheese/ui/frame/CardGrid';
import { Content } from '@cheese/ui/frame/Content';
import { VisuallyHidden } from '@cheese/ui/VisuallyHidden';
import { useDocumentTitle } from '@cheese/ui/useDocumentTitle';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../paths';
import { CategoryTabs } from './CategoryTabs';
import { Hero } from './Hero';
import { readCategory } from './readCategory';
import { ResourceCard } from './ResourceCard';
import { texts } from './texts';

export default function HomePage() {
  useDocumentTitle();
  const [search] = useSearchParams();
  const category = readCategory(search);
  const query = useGetGroundResourcesQuery(category ? { category } : {});

  return (
    <>
      <Hero />
      <Content>
        <Typography variant="h2">
          <VisuallyHidden>{texts.what}</VisuallyHidden>
        </Typography>
        <CategoryTabs chosen={category} />
        <Answered
          query={query}
          what={texts.what}
          skeleton={<CardsSkeleton />}
          empty={
            <EmptyState
              sentence={texts.empty}
              action={<Button href={paths.home()}>{texts.seeAll}</Button>}
            />
          }
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
