import { bodySystems } from '@cheese/domain/codes/bodies/bodySystems';
import type { MadeModel } from '@cheese/domain/contract/bodies/modelMaking';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import { type RowAction, RowActions } from '@cheese/ui/management/RowActions';
import { texts as common } from '@cheese/ui/management/texts';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import type { Column } from '@cheese/ui/table/DataTable';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { bytesText } from '../../../features/media/mediaWords';
import { paths } from '../../../paths';
import { ShownChip } from '../making/ShownChip';
import { texts } from './texts';

const cover = { flex: 'none', width: 72, borderRadius: 0.5, overflow: 'hidden' };

const Name = ({ id, title, cover: src, bytes }: MadeModel) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
    <Box sx={cover}>
      <ImageWithFallback src={src} alt="" ratio={4 / 3} sizes="72px" />
    </Box>
    <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Link href={paths.univ.model({ id })}>{title}</Link>
      <Typography variant="caption" component="div" sx={{ color: 'text.third' }}>
        {bytesText(bytes)}
      </Typography>
    </div>
  </Box>
);

export const modelColumns = (
  actionsFor: (model: MadeModel) => RowAction[],
): Column<MadeModel>[] => [
  { key: 'name', label: texts.what, cell: (model) => <Name {...model} />, minWidth: 220 },
  { key: 'system', label: texts.system, width: 136, cell: ({ system }) => bodySystems[system] },
  {
    key: 'parts',
    label: texts.parts,
    width: 88,
    cell: ({ partCount }) => texts.partCount(partCount),
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
    width: 112,
    cell: ({ updatedAt }) => chinaDay(updatedAt),
  },
  {
    key: 'operations',
    label: common.operations,
    width: 168,
    cell: (model) => <RowActions name={model.title} actions={actionsFor(model)} />,
  },
];
