import { firstAidCategories, firstAidTopics } from '@cheese/domain/codes/training/firstAid';
import { resourceKinds } from '@cheese/domain/codes/emergency/resourceKind';
import type { ManagedResource } from '@cheese/domain/contract/emergency/shapes/resourceShapes';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import type { Column } from '@cheese/ui/table/DataTable';
import Box from '@mui/material/Box';
import { GroundChip } from '../../../../features/ground/GroundChip';
import { RowActions, type RowAction } from '@cheese/ui/management/RowActions';
import { texts as common } from '@cheese/ui/management/texts';
import { texts } from './texts';

export const filters = {
  category: firstAidCategories,
  topic: firstAidTopics,
  kind: resourceKinds,
} as const;

export const resourceColumns = (
  actionsFor: (resource: ManagedResource) => RowAction[],
): Column<ManagedResource>[] => [
  {
    key: 'cover',
    label: texts.cover,
    cell: ({ cover }) => (
      <Box sx={{ width: 80, borderRadius: 1, overflow: 'hidden' }}>
        <ImageWithFallback src={cover} alt="" sizes="80px" />
      </Box>
    ),
    width: 104,
  },
  { key: 'title', label: texts.title, cell: ({ title }) => title },
  { key: 'kind', label: texts.filters.kind, cell: ({ kind }) => resourceKinds[kind], width: 64 },
  {
    key: 'category',
    label: texts.filters.category,
    cell: ({ category }) => firstAidCategories[category],
    width: 88,
  },
  {
    key: 'topic',
    label: texts.filters.topic,
    cell: ({ topic }) => firstAidTopics[topic],
    width: 88,
  },
  {
    key: 'state',
    label: texts.state,
    cell: ({ groundState }) => <GroundChip state={groundState} />,
    width: 88,
  },
  { key: 'by', label: texts.uploadedBy, cell: ({ uploadedBy }) => uploadedBy, width: 96 },
  {
    key: 'updated',
    label: texts.updated,
    cell: ({ updatedAt }) => <RelativeTime at={updatedAt} />,
    width: 96,
  },
  {
    key: 'operations',
    label: common.operations,
    cell: (resource) => <RowActions name={resource.title} actions={actionsFor(resource)} />,
    width: 216,
  },
];
