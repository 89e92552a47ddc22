import type { MakingState } from '@cheese/domain/codes/training/making';
import { refusalOf } from '@cheese/ui/feedback/failure';
import { useTask } from '@cheese/ui/form/useTask';
import Button from '@mui/material/Button';
import { StateChip } from '../StateChip';
import { SaveBar } from './SaveBar';
import { texts } from './texts';
import type { DeskState } from './useDesk';

interface PublishBarProps {
  desk: DeskState;
  state: MakingState;
  save: () => Promise<number | null>;
  publish: (edition: number) => Promise<unknown>;
  published: string;
  /** Called if the server found faults and refused to publish. */
  onRefused: () => void;
}

/** Save bar of a draft that is published in versions. */
export function PublishBar(props: PublishBarProps) {
  const { desk, state, save, publish, published, onRefused } = props;
  const { isDirty, isBusy } = desk;
  const publishing = useTask();
  const hasNews = isDirty || state !== 'published';
  const mayPublish = hasNews && !isBusy && !publishing.isBusy;
  const go = async () => {
    if (!mayPublish) return;
    const edition = await save();
    if (edition === null) return;
    await publishing.run(
      () =>
        publish(edition).catch((failure: unknown) => {
          if (refusalOf(failure)?.endsWith('.faulty')) onRefused();
          throw failure;
        }),
      published,
    );
  };
  const words = isDirty ? texts.saveAndPublish : texts.publish;
  return (
    <SaveBar desk={desk} state={<StateChip state={state} />} save={save}>
      <Button variant="outlined" aria-disabled={!mayPublish} onClick={() => void go()}>
        {publishing.isBusy ? texts.publishing : words}
      </Button>
    </SaveBar>
  );
}
