import {
  useCreateDrillMutation,
  useGetMadeDrillsQuery,
  useRemoveDrillMutation,
  useTakeDrillFileMutation,
  useWithdrawDrillMutation,
} from '@cheese/api-client/training/drillMaking';
import { drillMakingLimits } from '@cheese/domain/codes/training/drillMaking';
import { drillDifficulties } from '@cheese/domain/codes/training/drills';
import { firstAidTopics } from '@cheese/domain/codes/training/firstAid';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { PAGE_SIZE } from '@cheese/ui/management/PagedTable';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { paths } from '../../../paths';
import { madeFilters, MadeList } from '../making/MadeList';
import { texts } from './texts';

/** Drills made by the school or the platform. */
export default function DrillsPage() {
  useDocumentTitle(texts.title);
  const address = useListAddress(madeFilters);
  const shelf = address.asked.shelf && { shelf: address.asked.shelf };
  const query = useGetMadeDrillsQuery(
    { ...address.asked, pageCnt: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const [create] = useCreateDrillMutation();
  const [takeFile] = useTakeDrillFileMutation();
  const [withdraw] = useWithdrawDrillMutation();
  const [remove] = useRemoveDrillMutation();
  return (
    <MadeList
      address={address}
      query={query}
      hrefOf={(id) => paths.univ.drill({ id })}
      words={texts}
      facts={({ topic, difficulty }) => [
        ...(topic ? [firstAidTopics[topic]] : []),
        drillDifficulties[difficulty],
      ]}
      columns={[
        {
          key: 'size',
          label: texts.size,
          width: 80,
          cell: ({ sceneCount }) => texts.sizeOf(sceneCount),
        },
      ]}
      seenAt={({ scenarioId: id }) => (id === null ? null : paths.firstAidDrillSystem({ id }))}
      take={async (file) => (await takeFile({ file, ...shelf }).unwrap()).id}
      mostSigns={drillMakingLimits.file}
      create={async (title) => (await create({ title, ...shelf }).unwrap()).id}
      mostTitle={drillMakingLimits.title}
      draft="drill-new"
      withdraw={(id) => withdraw({ id }).unwrap()}
      remove={(id) => remove({ id }).unwrap()}
    />
  );
}
