import { useGetLuoheListQuery } from '@cheese/api-client/front/luohe';
import type { LuoheEntry } from '@cheese/domain/contract/front/luohe';
import { Answered } from '@cheese/ui/feedback/Answered';
import { CardLink } from '@cheese/ui/links/CardLink';
import { CardsSkeleton } from '@cheese/ui/feedback/CardsSkeleton';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { PastTheEnd } from '@cheese/ui/feedback/PastTheEnd';
import { CardGrid } from '@cheese/ui/frame/CardGrid';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import { PagedList } from '@cheese/ui/list/PagedList';
import { Pager } from '@cheese/ui/list/Pager';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import Box from '@mui/material/Box';
import { Card } from '@cheese/ui/frame/Card';
import Typography from '@mui/material/Typography';
import { paths } from '../../paths';
import { texts } from './texts';

const PAGE_SIZE = 6;

const pageHref = (page: number) => paths.luohe.zone({ page });

export function ZoneEntries({ page }: { page: number }) {
  const query = useGetLuoheListQuery({ page, pageCnt: PAGE_SIZE });
  return (
    <Box component="section" sx={{ my: 3 }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {texts.entries}
      </Typography>
      <Answered
        query={query}
        what={texts.whatEntries}
        skeleton={<CardsSkeleton count={PAGE_SIZE} columns={3} />}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState sentence={texts.empty} />}
      >
        {({ list, total }) => (
          <PagedList page={page}>
            {list.length === 0 && <PastTheEnd firstHref={pageHref(1)} />}
            <CardGrid columns={3} sx={{ mb: 2 }}>
              {list.map((entry) => (
                <EntryCard key={entry.id} entry={entry} />
              ))}
            </CardGrid>
            <Pager page={page} pageSize={PAGE_SIZE} total={total} makeHref={pageHref} />
          </PagedList>
        )}
      </Answered>
    </Box>
  );
}

function EntryCard({ entry }: { entry: LuoheEntry }) {
  const { id, title, summary, cover, publishedAt } = entry;
  return (
    <Card as="article" sx={{ position: 'relative' }}>
      <ImageWithFallback src={cover} alt="" />
      <Box sx={{ p: 2 }}>
        <CardLink href={paths.luohe.detail({ id })}>{title}</CardLink>
        <Typography sx={{ my: 0.5, color: 'text.secondary' }}>{summary}</Typography>
        <Typography variant="caption" sx={{ color: 'text.third' }}>
          <RelativeTime at={publishedAt} />
        </Typography>
      </Box>
    </Card>
  );
}
