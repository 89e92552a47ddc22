import {
  useGetSensitiveWordsQuery,
  useRemoveSensitiveWordMutation,
  useSetSensitiveWordMutation,
} from '@cheese/api-client/front/moderation';
import { wordActionCodes, wordActions } from '@cheese/domain/codes/people/publicWords';
import type { SensitiveWord } from '@cheese/domain/contract/front/moderation';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { useTask } from '@cheese/ui/form/useTask';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import { PAGE_SIZE, PagedTable } from '@cheese/ui/management/PagedTable';
import { RemoveDialog } from '@cheese/ui/management/RemoveDialog';
import { type RowAction, RowActions } from '@cheese/ui/management/RowActions';
import { texts as common } from '@cheese/ui/management/texts';
import type { Column } from '@cheese/ui/table/DataTable';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { AddWordsDialog } from './AddWordsDialog';
import { texts } from './texts';

const filters = { action: wordActions } as const;
type Opened = 'add' | SensitiveWord | null;

/** Words that block user content, or hold it for review. */
export default function WordsPage() {
  useDocumentTitle(texts.title);
  const address = useListAddress(filters);
  const query = useGetSensitiveWordsQuery(
    { ...address.asked, pageCnt: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const [opened, open] = useState<Opened>(null);
  const [set] = useSetSensitiveWordMutation();
  const [remove] = useRemoveSensitiveWordMutation();
  const { run } = useTask();
  const actionsFor = (word: SensitiveWord): RowAction[] => [
    {
      text: word.action === wordActionCodes.ban ? texts.toReview : texts.toBan,
      act: () =>
        void run(
          () =>
            set({
              id: word.id,
              action:
                word.action === wordActionCodes.ban ? wordActionCodes.review : wordActionCodes.ban,
            }).unwrap(),
          texts.changed,
        ),
    },
    { text: common.remove, isDangerous: true, act: () => open(word) },
  ];
  const add = (
    <Button variant="contained" onClick={() => open('add')}>
      {texts.add}
    </Button>
  );
  return (
    <>
      <PageTitle actions={add}>{texts.title}</PageTitle>
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
        columns={columns(actionsFor)}
        idOf={({ id }) => id}
        start={add}
      />
      {opened === 'add' && <AddWordsDialog onClose={() => open(null)} />}
      {opened !== null && opened !== 'add' && (
        <RemoveDialog
          title={texts.removeTitle}
          consequence={texts.removeLoss(opened.word)}
          remove={() => remove({ id: opened.id }).unwrap()}
          onClose={() => open(null)}
        />
      )}
    </>
  );
}

const columns = (actionsFor: (word: SensitiveWord) => RowAction[]): Column<SensitiveWord>[] => [
  { key: 'word', label: texts.words, cell: ({ word }) => word, minWidth: 160 },
  { key: 'action', label: texts.action, cell: ({ action }) => wordActions[action], width: 120 },
  { key: 'at', label: texts.addedAt, cell: ({ addedAt }) => chinaMinute(addedAt), width: 160 },
  {
    key: 'operations',
    label: common.operations,
    cell: (word) => <RowActions name={word.word} actions={actionsFor(word)} />,
    width: 220,
  },
];
