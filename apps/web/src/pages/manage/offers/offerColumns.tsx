import { offerStates } from '@cheese/domain/codes/learning/courseOffers';
import { chargeKinds } from '@cheese/domain/codes/shop/products';
import type { OfferedCourse } from '@cheese/domain/contract/learning/shapes/courseOfferShapes';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { priceText } from '@cheese/domain/rules/shop/priceText';
import { type RowAction, RowActions } from '@cheese/ui/management/RowActions';
import { texts as common } from '@cheese/ui/management/texts';
import type { Column } from '@cheese/ui/table/DataTable';
import Link from '@mui/material/Link';
import { paths } from '../../../paths';
import { texts } from './texts';

export type Charged = Pick<OfferedCourse, 'charge' | 'price'>;
export const chargeText = ({ charge, price }: Charged) =>
  price === 0 ? chargeKinds[charge] : `${chargeKinds[charge]} ${priceText(price)}`;

export const offerColumns = (
  actionsOf: (offer: OfferedCourse) => RowAction[],
): readonly Column<OfferedCourse>[] => [
  {
    key: 'course',
    label: texts.course,
    minWidth: 180,
    cell: ({ name, copy }) =>
      copy ? <Link href={paths.course.detail({ courseId: copy.courseId })}>{name}</Link> : name,
  },
  {
    key: 'from',
    label: texts.from,
    minWidth: 140,
    cell: ({ organisation, by }) => [organisation, by].filter(Boolean).join(' · '),
  },
  {
    key: 'asks',
    label: texts.asks,
    width: 128,
    cell: chargeText,
  },
  { key: 'note', label: texts.note, cell: ({ note }) => note || texts.none, minWidth: 160 },
  { key: 'at', label: texts.at, cell: ({ askedAt }) => chinaMinute(askedAt), width: 144 },
  {
    key: 'state',
    label: texts.state,
    minWidth: 96,
    cell: ({ state, reason, renews }) => {
      if (renews !== null) return texts.renews;
      return reason ? `${offerStates[state]}：${reason}` : offerStates[state];
    },
  },
  {
    key: 'operations',
    label: common.operations,
    width: 152,
    cell: (offer) => <RowActions name={offer.name} actions={actionsOf(offer)} />,
  },
];
