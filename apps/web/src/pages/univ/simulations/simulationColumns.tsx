import type { MadeSimulation } from '@cheese/domain/contract/training/simulationMaking';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { type RowAction, RowActions } from '@cheese/ui/management/RowActions';
import { texts as common } from '@cheese/ui/management/texts';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import type { Column } from '@cheese/ui/table/DataTable';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { paths } from '../../../paths';
import { ShownChip } from '../making/ShownChip';
import { texts } from './texts';

const coverSize = { flex: 'none', width: 72, borderRadius: 0.5, overflow: 'hidden' };

const Name = ({ id, title, cover }: MadeSimulation) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
    <Box sx={coverSize}>
      <ImageWithFallback src={cover} alt="" sizes="72px" />
    </Box>
    <Link href={paths.univ.simulation({ id })} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {title}
    </Link>
  </Box>
);

export const simulationColumns = (
  actionsFor: (one: MadeSimulation) => RowAction[],
): Column<MadeSimulation>[] => [
  { key: 'name', label: texts.name, cell: (one) => <Name {...one} />, minWidth: 220 },
  {
    key: 'videos',
    label: texts.videos,
    width: 88,
    cell: ({ videoCount }) => texts.videoCount(videoCount),
  },
  {
    key: 'shown',
    label: texts.shown,
    width: 104,
    cell: ({ isShown }) => <ShownChip isShown={isShown} />,
  },
  {
    key: 'updated',
    label: texts.updated,
    width: 144,
    cell: ({ updatedAt }) => chinaMinute(updatedAt),
  },
  {
    key: 'operations',
    label: common.operations,
    width: 168,
    cell: (one) => <RowActions name={one.title} actions={actionsFor(one)} />,
  },
];
