import { type OrderState, orderStates } from '@cheese/domain/codes/shop/orders';
import { messages } from '@cheese/domain/texts/messages';
import { ChoiceRow } from '@cheese/ui/links/ChoiceRow';
import { LinkTabs } from '@cheese/ui/links/LinkTabs';
import { OrderCenterFrame } from '../OrderCenterFrame';
import { Sheet } from '../Sheet';
import { CommodityOrders } from './CommodityOrders';
import { MemberOrders } from './MemberOrders';
import { texts } from './texts';
import { useOrderAddress } from './useOrderAddress';

const states = Object.keys(orderStates) as OrderState[];

/** Orders of products and of memberships, filtered by state. */
export function OrderLists() {
  const { state, tab, href } = useOrderAddress();
  const isOfMember = tab === 'membership';
  const tabs = [
    {
      label: texts.commodity,
      href: href({ tab: undefined, state: undefined }),
      isChosen: !isOfMember,
    },
    {
      label: texts.membership,
      href: href({ tab: 'membership', state: undefined }),
      isChosen: isOfMember,
    },
  ];
  const choices = [
    { label: messages.all, href: href({ state: undefined }), isChosen: state === undefined },
    ...states.map((each) => ({
      label: orderStates[each],
      href: href({ state: each }),
      isChosen: each === state,
    })),
  ];
  return (
    <OrderCenterFrame shown="order">
      <Sheet aria-label={texts.what}>
        <LinkTabs label={texts.kinds} choices={tabs} />
        <ChoiceRow label={texts.states} choices={choices} />
        {isOfMember ? <MemberOrders /> : <CommodityOrders />}
      </Sheet>
    </OrderCenterFrame>
  );
}
