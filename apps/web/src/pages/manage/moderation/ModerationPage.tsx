import { moderationStateCodes, verdictCodes } from '@cheese/domain/codes/people/publicWords';
import {
  useDecideModerationMutation,
  useGetModerationQuery,
} from '@cheese/api-client/front/moderation';
import type { ModeratedText } from '@cheese/domain/contract/front/moderation';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { useTask } from '@cheese/ui/form/useTask';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import { PAGE_SIZE, PagedTable } from '@cheese/ui/management/PagedTable';
import { RemoveDialog } from '@cheese/ui/management/RemoveDialog';
import type { RowAction } from '@cheese/ui/management/RowActions';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { useState } from 'react';
import { MuteDialog } from '../../../features/muting/MuteDialog';
import { filters, moderationColumns } from './moderationColumns';
import { texts } from './texts';

type Opened = { what: 'remove' | 'mute'; text: ModeratedText };

/** Comments held by the word filter, and reported ones. */
export default function ModerationPage() {
  useDocumentTitle(texts.title);
  const address = useListAddress(filters);
  const query = useGetModerationQuery(
    { ...address.asked, pageCnt: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const [opened, open] = useState<Opened | null>(null);
  const [decide] = useDecideModerationMutation();
  const { run } = useTask();
  const actionsFor = (text: ModeratedText): RowAction[] => {
    const mute: RowAction = { text: texts.mute, act: () => open({ what: 'mute', text }) };
    if (text.state !== moderationStateCodes.waiting) return text.isMuted ? [] : [mute];
    const pass = () => decide({ id: text.id, at: text.at, verdict: verdictCodes.pass }).unwrap();
    return [
      { text: texts.pass, act: () => void run(pass, texts.passed) },
      { text: texts.remove, isDangerous: true, act: () => open({ what: 'remove', text }) },
      ...(text.isMuted ? [] : [mute]),
    ];
  };
  return (
    <>
      <PageTitle>{texts.title}</PageTitle>
      <FilterBar
        address={address}
        filters={filters}
        names={texts.filters}
        placeholder={texts.placeholder}
      />
      <PagedTable
        query={query}
        address={address}
        what={texts.what}
        columns={moderationColumns(actionsFor)}
        idOf={({ id }) => id}
      />
      {opened?.what === 'remove' && (
        <RemoveDialog
          title={texts.removeTitle}
          consequence={texts.removeLoss}
          done={texts.removed}
          remove={() =>
            decide({
              id: opened.text.id,
              at: opened.text.at,
              verdict: verdictCodes.remove,
            }).unwrap()
          }
          onClose={() => open(null)}
        />
      )}
      {opened?.what === 'mute' && (
        <MuteDialog person={opened.text.author} onClose={() => open(null)} />
      )}
    </>
  );
}
