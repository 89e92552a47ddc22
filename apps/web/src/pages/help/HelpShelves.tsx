import type { HelpItem } from '@cheese/domain/contract/content/help';
import { CardLink } from '@cheese/ui/links/CardLink';
import { Card } from '@cheese/ui/frame/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { paths } from '../../paths';
import type { HelpAsked } from './helpAddress';

/** Groups articles by category, in the order of the list. */
function shelve(items: readonly HelpItem[]) {
  const shelves = new Map<string, HelpItem[]>();
  for (const item of items)
    shelves.set(item.category, [...(shelves.get(item.category) ?? []), item]);
  return [...shelves];
}

/** Two topics per row; a last single one takes the whole row. */
const Topics = styled('div')(({ theme: { breakpoints, palette } }) => ({
  display: 'grid',
  gap: 16,
  marginTop: 16,
  [breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 24,
    '& > :last-child:nth-child(odd)': { gridColumn: '1 / -1' },
  },
  '& ul': { margin: '8px 0 0', padding: 0, listStyle: 'none' },
  '& li': { position: 'relative', padding: '12px 0', borderTop: `1px solid ${palette.hairline}` },
  '& li:last-child': { paddingBottom: 0 },
  '& p': { marginTop: 2, color: palette.text.secondary },
}));

interface HelpShelvesProps {
  items: readonly HelpItem[];
  asked: HelpAsked;
}

export function HelpShelves({ items, asked: { keyword } }: HelpShelvesProps) {
  return (
    <Topics>
      {shelve(items).map(([category, articles]) => (
        <Card key={category} as="article" aria-label={category} sx={{ px: 3, py: 2.5 }}>
          <Typography variant="h2">{category}</Typography>
          <ul>
            {articles.map(({ id, showType, title, summary }) => (
              <li key={id}>
                <CardLink href={paths.help({ showType, ...(keyword && { keyword }), id })}>
                  {title}
                </CardLink>
                <p>{summary}</p>
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </Topics>
  );
}
