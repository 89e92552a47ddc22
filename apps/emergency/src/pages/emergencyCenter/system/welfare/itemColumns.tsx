import { certificateTemplates } from '@cheese/domain/codes/people/certificates';
import type { CertificateItem } from '@cheese/domain/contract/emergency/certificateItem';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import type { Column } from '@cheese/ui/table/DataTable';
import Box from '@mui/material/Box';
import { GroundChip } from '../../../../features/ground/GroundChip';
import { RowActions, type RowAction } from '@cheese/ui/management/RowActions';
import { texts as common } from '@cheese/ui/management/texts';
import { conditionWords } from './conditionWords';
import { texts } from './texts';

export const itemColumns = (
  actionsFor: (item: CertificateItem) => RowAction[],
): Column<CertificateItem>[] => [
  { key: 'name', label: texts.name, cell: ({ name }) => name },
  {
    key: 'conditions',
    label: texts.conditions,
    cell: (item) => (
      <Box component="span" sx={{ whiteSpace: 'pre-line' }}>
        {conditionWords(item).join('\n')}
      </Box>
    ),
  },
  {
    key: 'validity',
    label: texts.validity,
    cell: ({ validDays }) => (validDays === null ? texts.forever : texts.validFor(validDays)),
    width: 96,
  },
  {
    key: 'template',
    label: texts.template,
    cell: ({ template }) => certificateTemplates[template],
    width: 104,
  },
  {
    key: 'issued',
    label: texts.issued,
    cell: ({ issued }) => texts.issuedCount(issued),
    width: 88,
  },
  {
    key: 'state',
    label: texts.groundState,
    cell: ({ groundState }) => <GroundChip state={groundState} />,
    width: 96,
  },
  {
    key: 'updated',
    label: texts.updated,
    cell: ({ updatedAt }) => <RelativeTime at={updatedAt} />,
    width: 104,
  },
  {
    key: 'operations',
    label: common.operations,
    cell: (item) => <RowActions name={item.name} actions={actionsFor(item)} />,
    width: 128,
  },
];
