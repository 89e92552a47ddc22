import type { HelpItem } from '@cheese/domain/contract/content/help';
import { CardLink } from '@cheese/ui/links/CardLink';
import { CardGrid } from '@cheese/ui/frame/CardGrid';
import { Card } from '@cheese/ui/frame/Card';
import Typography from '@mui/material/Typography';
import { paths } from '../../paths';
import type { HelpAsked } from './helpAddress';

/** Articles under their categories, in the order in which they came. */
function shelve(items: readonly HelpItem[]) {
  const shelves = new Map<string, HelpItem[]>();
  for (const item of items)
    shelves.set(item.category, [...(shelves.get(item.category) ?? []), item]);
  return [...shelves];
}

interface HelpShelvesProps {
  items: readonly HelpItem[];
  asked: HelpAsked;
}

export function HelpShelves({ items, asked: { keyword } }: HelpShelvesProps) {
  return shelve(items).map(([category, articles]) => (
    <section key={category}>
      <Typography variant="h2" sx={{ mt: 3, mb: 1.5 }}>
        {category}
      </Typography>
      <CardGrid columns={3}>
        {articles.map(({ id, showType, title, summary }) => (
          <Card key={id} as="article" sx={{ position: 'relative', p: 2 }}>
            <CardLink href={paths.help({ showType, ...(keyword && { keyword }), id })}>
              {title}
            </CardLink>
            <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{summary}</Typography>
          </Card>
        ))}
      </CardGrid>
    </section>
  ));
}
