import { licenceStates } from '@cheese/domain/codes/shop/licences';
import type { ManagedLicence } from '@cheese/domain/contract/shop/licenceManage';
import { type RowAction, RowActions } from '@cheese/ui/management/RowActions';
import { texts as common } from '@cheese/ui/management/texts';
import type { Column } from '@cheese/ui/table/DataTable';
import { licenceFacts } from '../../../features/licence/licenceFacts';
import { texts } from './texts';

export const licenceColumns = (
  actionsFor: (licence: ManagedLicence) => RowAction[],
): Column<ManagedLicence>[] => [
  { key: 'school', label: texts.school, cell: ({ school }) => school.name, minWidth: 128 },
  { key: 'product', label: texts.product, cell: ({ product }) => product.title, minWidth: 160 },
  {
    key: 'coverage',
    label: texts.coverage,
    cell: (licence) => licenceFacts(licence).coverage,
    minWidth: 128,
  },
  { key: 'seats', label: texts.seats, cell: (licence) => licenceFacts(licence).seats, width: 88 },
  { key: 'span', label: texts.span, cell: (licence) => licenceFacts(licence).span, width: 120 },
  { key: 'price', label: texts.price, cell: (licence) => licenceFacts(licence).price, width: 112 },
  { key: 'state', label: texts.state, cell: ({ state }) => licenceStates[state], width: 80 },
  {
    key: 'operations',
    label: common.operations,
    cell: (licence) => (
      <RowActions
        name={`${licence.school.name} ${licence.product.title}`}
        actions={actionsFor(licence)}
      />
    ),
    width: 152,
  },
];
