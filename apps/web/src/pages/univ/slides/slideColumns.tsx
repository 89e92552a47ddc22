import { morphologyFields, slideStains } from '@cheese/domain/codes/slides/morphology';
import { slideShown } from '@cheese/domain/codes/slides/slideMaking';
import type { SlideFolder } from '@cheese/domain/contract/slides/slideFolder';
import type { MadeSlide } from '@cheese/domain/contract/slides/slideMaking';
import { countText } from '@cheese/domain/rules/text/countText';
import { type RowAction, RowActions } from '@cheese/ui/management/RowActions';
import { texts as common } from '@cheese/ui/management/texts';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import type { Column } from '@cheese/ui/table/DataTable';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { paths } from '../../../paths';
import { texts } from './texts';

const thumbnail = { flex: 'none', width: 72, borderRadius: 0.5, overflow: 'hidden' };

const Name = ({ id, title, organ, width, height, thumbnail: src }: MadeSlide) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
    <Box sx={thumbnail}>
      <ImageWithFallback src={src} alt="" ratio={4 / 3} sizes="72px" />
    </Box>
    <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Link href={paths.univ.slide('edit', { id })}>{title}</Link>
      <Typography variant="caption" component="div" sx={{ color: 'text.third' }}>
        {[organ, texts.size(width, height)].filter(Boolean).join(' · ')}
      </Typography>
    </div>
  </Box>
);

export const slideColumns = (
  actionsFor: (slide: MadeSlide) => RowAction[],
  folders: readonly SlideFolder[],
): Column<MadeSlide>[] => [
  { key: 'name', label: texts.slide, cell: (slide) => <Name {...slide} />, minWidth: 220 },
  {
    key: 'kind',
    label: texts.kind,
    width: 136,
    cell: ({ field, stain }) => (
      <>
        <div>{morphologyFields[field]}</div>
        <Typography variant="caption" sx={{ color: 'text.third' }}>
          {slideStains[stain]}
        </Typography>
      </>
    ),
  },
  {
    key: 'folder',
    label: texts.folder,
    width: 112,
    cell: ({ folderId }) => folders.find(({ id }) => id === folderId)?.name ?? texts.loose,
  },
  {
    key: 'shown',
    label: texts.shown,
    width: 96,
    cell: ({ isShown }) => (
      <Chip
        size="small"
        variant={isShown ? 'filled' : 'outlined'}
        label={isShown ? slideShown.shown : slideShown.hidden}
      />
    ),
  },
  {
    key: 'views',
    label: texts.views,
    align: 'end',
    width: 80,
    cell: ({ viewCount }) => countText(viewCount),
  },
  {
    key: 'operations',
    label: common.operations,
    width: 176,
    cell: (slide) => <RowActions name={slide.title} actions={actionsFor(slide)} />,
  },
];
