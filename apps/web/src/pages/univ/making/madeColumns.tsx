import { shelves } from '@cheese/domain/codes/people/shelf';
import type { MakingState } from '@cheese/domain/codes/training/making';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { type RowAction, RowActions } from '@cheese/ui/management/RowActions';
import type { Column } from '@cheese/ui/table/DataTable';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { StateChip } from './StateChip';
import { texts } from './texts';

export interface Made {
  id: number;
  title: string;
  state: MakingState;
  isPlatform: boolean;
  version: number;
  updatedAt: number;
}

export const nameOf = ({ title }: Pick<Made, 'title'>) => title.trim() || texts.untitled;

interface ColumnsOf<One extends Made> {
  name: string;
  href: (made: One) => string;
  facts: (made: One) => string[];
  more?: Column<One>[];
  actionsFor: (made: One) => RowAction[];
}

export const madeColumns = <One extends Made>({
  name,
  href,
  facts,
  more = [],
  actionsFor,
}: ColumnsOf<One>): Column<One>[] => [
  {
    key: 'name',
    label: name,
    minWidth: 200,
    cell: (made) => (
      <div style={{ overflowWrap: 'anywhere' }}>
        <Link href={href(made)}>{nameOf(made)}</Link>
        <Typography variant="caption" component="div" sx={{ color: 'text.third' }}>
          {[...(made.isPlatform ? [shelves.platform] : []), ...facts(made)].join(' · ')}
        </Typography>
      </div>
    ),
  },
  {
    key: 'state',
    label: texts.state,
    width: 144,
    cell: ({ state }) => <StateChip state={state} />,
  },
  {
    key: 'version',
    label: texts.version,
    width: 88,
    cell: ({ version }) => texts.versionOf(version),
  },
  ...more,
  {
    key: 'updated',
    label: texts.updated,
    width: 144,
    cell: ({ updatedAt }) => chinaMinute(updatedAt),
  },
  {
    key: 'operations',
    label: texts.operations,
    width: 144,
    cell: (made) => <RowActions name={nameOf(made)} actions={actionsFor(made)} />,
  },
];
