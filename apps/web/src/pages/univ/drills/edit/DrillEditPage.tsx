import { useGetMadeDrillQuery } from '@cheese/api-client/training/drillMaking';
import { paths } from '../../../../paths';
import { EditFrame, OneToEdit } from '../../making/edit/EditFrame';
import { DrillEditor } from './DrillEditor';
import { texts } from './texts';

export default function DrillEditPage() {
  return <EditFrame title={texts.title} One={OneDrill} />;
}

function OneDrill({ id }: { id: number }) {
  const query = useGetMadeDrillQuery({ id }, { refetchOnMountOrArgChange: true });
  const made = query.currentData;
  const isSeen = made?.state === 'published' || made?.state === 'changed';
  return (
    <OneToEdit
      texts={texts}
      query={query}
      title={made?.title}
      back={paths.univ.drills()}
      look={
        isSeen && made.scenarioId !== null
          ? paths.firstAidDrillSystem({ id: made.scenarioId })
          : null
      }
      Editor={DrillEditor}
    />
  );
}
