import {
  useGetOwnBulletsQuery,
  useRemoveBulletCommentMutation,
} from '@cheese/api-client/training/bulletComment';
import type { OwnBullet } from '@cheese/domain/contract/training/bulletComment';
import { clockText } from '@cheese/domain/rules/time/clockText';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { useTask } from '@cheese/ui/form/useTask';
import { AppLink } from '@cheese/ui/links/AppLink';
import { StepPager } from '@cheese/ui/table/StepPager';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { paths } from '../../paths';
import { Lines } from './dialogLines';
import { texts } from './texts';

const PAGE_SIZE = 20;

export function OwnBulletsDialog({ onClose }: { onClose: () => void }) {
  const [page, turn] = useState(1);
  const query = useGetOwnBulletsQuery({ page, pageCnt: PAGE_SIZE });
  return (
    <PanelDialog title={texts.mine} onClose={onClose}>
      <Answered
        query={query}
        what={texts.mine}
        skeleton={<RowsSkeleton count={4} />}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState dense sentence={texts.mineNone} />}
      >
        {({ list, total }) => (
          <>
            <Lines>
              {list.map((one) => (
                <OwnLine key={one.id} one={one} />
              ))}
            </Lines>
            <StepPager page={page} pages={Math.ceil(total / PAGE_SIZE)} onPage={turn} />
          </>
        )}
      </Answered>
    </PanelDialog>
  );
}

function OwnLine({ one: { id, text, videoId, videoTitle, atMs, isHeld } }: { one: OwnBullet }) {
  const [remove] = useRemoveBulletCommentMutation();
  const { isBusy, run } = useTask();
  return (
    <li>
      <div>
        {text}
        <small>
          <AppLink href={paths.simulation.video({ id: videoId })}>{videoTitle}</AppLink>{' '}
          {clockText(atMs / 1000)} {isHeld && texts.isHeld}
        </small>
      </div>
      <Button
        size="small"
        color="error"
        aria-disabled={isBusy}
        onClick={() => void run(() => remove({ id }).unwrap(), texts.removed)}
      >
        {texts.remove}
      </Button>
    </li>
  );
}
