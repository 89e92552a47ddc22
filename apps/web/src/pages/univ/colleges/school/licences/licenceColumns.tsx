import { licenceStates } from '@cheese/domain/codes/shop/licences';
import { soldTypes } from '@cheese/domain/codes/shop/products';
import type { Licence } from '@cheese/domain/contract/shop/shapes/licenceShapes';
import { type RowAction, RowActions } from '@cheese/ui/management/RowActions';
import { texts as common } from '@cheese/ui/management/texts';
import type { Column } from '@cheese/ui/table/DataTable';
import Link from '@mui/material/Link';
import { licenceFacts } from '../../../../../features/licence/licenceFacts';
import { paths } from '../../../../../paths';
import { texts } from './texts';

export const licenceColumns = (
  actionsFor: (licence: Licence) => RowAction[],
): Column<Licence>[] => [
  {
    key: 'product',
    label: texts.product,
    cell: ({ id, product }) => (
      <>
        <Link href={paths.univ.licence({ id })}>{product.title}</Link>
        <br />
        <small>{soldTypes[product.type]}</small>
      </>
    ),
    minWidth: 200,
  },
  {
    key: 'coverage',
    label: texts.coverage,
    cell: (licence) => licenceFacts(licence).coverage,
    minWidth: 160,
  },
  { key: 'seats', label: texts.seats, cell: (licence) => licenceFacts(licence).seats, width: 96 },
  { key: 'span', label: texts.span, cell: (licence) => licenceFacts(licence).span, width: 208 },
  { key: 'price', label: texts.price, cell: (licence) => licenceFacts(licence).price, width: 120 },
  { key: 'state', label: texts.state, cell: ({ state }) => licenceStates[state], width: 88 },
  {
    key: 'operations',
    label: common.operations,
    cell: (licence) => <RowActions name={licence.product.title} actions={actionsFor(licence)} />,
    width: 128,
  },
];
