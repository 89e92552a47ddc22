import { useGetCollectListQuery } from '@cheese/api-client/learning/collect';
import { collectTypes } from '@cheese/domain/codes/shop/products';
import type { Collected } from '@cheese/domain/contract/learning/collect';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Section } from '@cheese/ui/frame/Section';
import { Line, Lines } from '@cheese/ui/list/Lines';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { placeOf } from '../../../../features/collect/kept/placeOf';
import { paths } from '../../../../paths';
import { texts } from './texts';

const SHOWN = 4;

/** The latest favourites; the others are on their own page. */
export function MyKept() {
  return (
    <Section
      title={texts.kept}
      action={
        <Button size="small" href={paths.myCollect()}>
          {texts.allKept}
        </Button>
      }
    >
      <Answered
        query={useGetCollectListQuery({ page: 1, pageCnt: SHOWN })}
        what={texts.kept}
        skeleton={<RowsSkeleton count={2} />}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState dense sentence={texts.noKept} hint={texts.noKeptHint} />}
      >
        {({ list }) => (
          <Lines>
            {list.map((thing) => (
              <KeptLine key={thing.id} thing={thing} />
            ))}
          </Lines>
        )}
      </Answered>
    </Section>
  );
}

const KeptLine = ({ thing }: { thing: Collected }) => (
  <Line>
    <div className="words">
      <b>
        {thing.isGone ? (
          thing.title
        ) : (
          <Link color="inherit" href={placeOf(thing)}>
            {thing.title}
          </Link>
        )}
      </b>
      <small>
        <span>{collectTypes[thing.type]}</span>
        {thing.isGone && <span>{texts.gone}</span>}
      </small>
    </div>
  </Line>
);
