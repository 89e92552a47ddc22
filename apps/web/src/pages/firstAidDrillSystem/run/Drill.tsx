import { drillModes } from '@cheese/domain/codes/training/drills';
import type { DrillRun } from '@cheese/domain/contract/training/drill';
import { Answered } from '@cheese/ui/feedback/Answered';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Breadcrumbs } from '@cheese/ui/frame/Breadcrumbs';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { Stage } from '../../../features/drill/stage/Stage';
import { paths } from '../../../paths';
import { Debrief } from '../debrief/Debrief';
import { texts } from '../texts';
import { useDrill } from './useDrill';

/** A running drill, or its debrief once it has ended. */
export default function Drill({ drillId }: { drillId: number }) {
  const { query, run, isBusy, decide } = useDrill(drillId);
  return (
    <Answered
      query={query}
      what={texts.what}
      skeleton={<RowsSkeleton count={8} />}
      notFound={<NotFoundFace />}
    >
      {(read) => <Named run={run ?? read} isBusy={isBusy} decide={decide} />}
    </Answered>
  );
}

interface NamedProps extends Pick<ReturnType<typeof useDrill>, 'isBusy' | 'decide'> {
  run: DrillRun;
}

function Named({ run, isBusy, decide }: NamedProps) {
  const { title, scenarioId: id, mode, scene } = run;
  useDocumentTitle(title);
  return (
    <>
      <Breadcrumbs
        trail={[
          { label: texts.title, href: paths.firstAidDrillSystem() },
          { label: title, href: paths.firstAidDrillSystem({ id }) },
          { label: drillModes[mode] },
        ]}
      />
      {scene ? (
        <Stage run={run} scene={scene} isBusy={isBusy} decide={decide} keptAs={`drill:${run.id}`} />
      ) : (
        <Debrief drillId={run.id} scenarioId={id} mode={mode} />
      )}
    </>
  );
}
