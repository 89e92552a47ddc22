import { useGetMyCommoditiesQuery } from '@cheese/api-client/shop/commodity';
import { commodityTypes } from '@cheese/domain/codes/shop/products';
import type { CommodityCard } from '@cheese/domain/contract/shop/shapes/commodityShapes';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Section } from '@cheese/ui/frame/Section';
import { Line, Lines } from '@cheese/ui/list/Lines';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { AnsweredPages } from '../../../../features/commodity/listing/AnsweredPages';
import { GivenBy } from '../../../../features/commodity/GivenBy';
import { paths } from '../../../../paths';
import { texts } from './texts';

const EACH = 6;
const none = {};

/** Everything the user bought, redeemed or was given, with its expiry. */
export function MyOwned() {
  const { asked, href } = useListAddress(none);
  const { page } = asked;
  return (
    <Section
      title={texts.owned}
      action={
        <Button size="small" href={paths.orderCenter()}>
          {texts.orders}
        </Button>
      }
    >
      <AnsweredPages
        query={useGetMyCommoditiesQuery({ page, pageCnt: EACH })}
        what={texts.owned}
        skeleton={<RowsSkeleton count={3} />}
        empty={<EmptyState dense sentence={texts.noOwned} hint={texts.noOwnedHint} />}
        page={page}
        pageSize={EACH}
        makeHref={(to) => href({ page: to })}
      >
        {({ list }) => (
          <Lines>
            {list.map((one) => (
              <OwnedLine key={one.id} one={one} />
            ))}
          </Lines>
        )}
      </AnsweredPages>
    </Section>
  );
}

function Until({ one }: { one: CommodityCard }) {
  if (one.givenBy !== null) return <GivenBy item={one} />;
  return one.openUntil === null ? texts.forGood : texts.untilDay(chinaDay(one.openUntil));
}

const OwnedLine = ({ one }: { one: CommodityCard }) => (
  <Line>
    <div className="words">
      <b>
        <Link color="inherit" href={paths.commodity(one)}>
          {one.title}
        </Link>
      </b>
      <small>
        <span>{commodityTypes[one.type]}</span>
        <span>
          <Until one={one} />
        </span>
      </small>
    </div>
  </Line>
);
