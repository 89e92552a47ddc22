import { chargeKindCodes } from '@cheese/domain/codes/shop/products';
import type { CourseDetail } from '@cheese/domain/contract/learning/shapes/courseShapes';
import type { CommodityDetail } from '@cheese/domain/contract/shop/shapes/commodityShapes';
import { PillGroup } from '@cheese/ui/form/PillGroup';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useBuy } from '../../../features/commodity/useBuy';
import { useMemberCentreLink } from '../../../navigation/useMemberCentreLink';
import { LearnButton } from './LearnButton';
import { TryButton } from './TryButton';
import { texts } from './texts';

/** Locked courses offer buying and trial, unlocked ones learning. */
export function CourseActions({ course }: { course: CourseDetail }) {
  const { isLocked, commodity } = course;
  if (!isLocked) return <LearnButton course={course} />;
  return (
    <>
      {commodity?.charge === chargeKindCodes.freeForMembers && <JoinButton />}
      {commodity?.offer && <Buy sold={commodity} />}
      <TryButton courseId={course.id} />
    </>
  );
}

function JoinButton() {
  const wayIn = useMemberCentreLink();
  return (
    <Button variant="contained" {...wayIn()}>
      {texts.join}
    </Button>
  );
}

/** With several durations on sale the buyer has to choose one. */
function Buy({ sold }: { sold: CommodityDetail }) {
  const { specifications: ways } = sold;
  const [chosen, choose] = useState(0);
  const way = ways[chosen];
  const { buy, isBusy } = useBuy(way ? { ...sold, offer: way } : sold);
  return (
    <>
      {ways.length > 1 && (
        <PillGroup
          label={texts.ways}
          pills={ways.map(({ name }, value) => ({ value, label: name }))}
          chosen={chosen}
          onChoose={choose}
        />
      )}
      <Button
        variant={sold.charge === chargeKindCodes.freeForMembers ? 'outlined' : 'contained'}
        aria-disabled={isBusy}
        onClick={buy}
      >
        {isBusy ? texts.buying : texts.buy}
      </Button>
    </>
  );
}
