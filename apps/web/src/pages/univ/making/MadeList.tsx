import { shelves } from '@cheese/domain/codes/people/shelf';
import { makingStates } from '@cheese/domain/codes/training/making';
import type { ListAddress } from '@cheese/ui/address/useListAddress';
import type { Answerable } from '@cheese/ui/feedback/answerable';
import { useTask } from '@cheese/ui/form/useTask';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import { PagedTable } from '@cheese/ui/management/PagedTable';
import { RemoveDialog } from '@cheese/ui/management/RemoveDialog';
import type { RowAction } from '@cheese/ui/management/RowActions';
import type { Column } from '@cheese/ui/table/DataTable';
import { useToast } from '@cheese/ui/toast/useToast';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FileButton } from '../FileButton';
import { type Made, madeColumns, nameOf } from './madeColumns';
import { NewMadeDialog, type NewMadeWords } from './NewMadeDialog';
import { texts } from './texts';
import { useHasBothShelves } from './useHasBothShelves';

export const madeFilters = { state: makingStates, shelf: shelves } as const;
const ofOneShelf = { state: makingStates } as const;

interface Words extends NewMadeWords {
  title: string;
  lead: string;
  what: string;
  placeholder: string;
  withdrawTitle: string;
  withdrawLoss: (name: string) => string;
  removeTitle: string;
  removeLoss: (name: string) => string;
}

interface MadeListProps<One extends Made> {
  words: Words;
  address: ListAddress<typeof madeFilters>;
  query: Answerable<{ list: One[]; total: number }>;
  facts: (made: One) => string[];
  columns?: Column<One>[];
  /** `hrefOf` leads to the editor, `seenAt` to the published version. */
  hrefOf: (id: number) => string;
  seenAt: (made: One) => string | null;
  /** Imports a file as a draft and resolves to its id. */
  take: (file: string) => Promise<number>;
  mostSigns: number;
  create: (title: string) => Promise<number>;
  mostTitle: number;
  /** Name of the draft that keeps the title until the new content is created. */
  draft: string;
  withdraw: (id: number) => Promise<unknown>;
  remove: (id: number) => Promise<unknown>;
}

type Opened<One> = { what: 'add' } | { what: 'withdraw' | 'remove'; made: One };

/** Content made by a school or the platform: drafts, published and withdrawn. */
export function MadeList<One extends Made>(props: MadeListProps<One>) {
  const { words, address, query, hrefOf } = props;
  const [opened, open] = useState<Opened<One> | null>(null);
  const hasBoth = useHasBothShelves();
  const { isBusy, take } = useTakeFile(props);
  const actionsFor = useActions(props, open);
  const add = (
    <Button variant="contained" onClick={() => open({ what: 'add' })}>
      {words.add}
    </Button>
  );
  const close = () => open(null);
  return (
    <>
      <PageTitle
        lead={words.lead}
        actions={
          <>
            <FileButton
              label={texts.takeFile}
              suffixes={['json']}
              isBusy={isBusy}
              onFile={(file) => void take(file)}
            />
            {add}
          </>
        }
      >
        {words.title}
      </PageTitle>
      <FilterBar
        address={address}
        filters={hasBoth ? madeFilters : ofOneShelf}
        names={texts.filters}
        placeholder={words.placeholder}
      />
      <PagedTable
        query={query}
        address={address}
        what={words.what}
        columns={madeColumns<One>({
          name: words.name,
          facts: props.facts,
          more: props.columns ?? [],
          actionsFor,
          href: ({ id }) => hrefOf(id),
        })}
        idOf={({ id }) => id}
        start={add}
      />
      {opened?.what === 'add' && (
        <NewMadeDialog
          words={words}
          draft={props.draft}
          mostTitle={props.mostTitle}
          create={props.create}
          hrefOf={hrefOf}
          onClose={close}
        />
      )}
      {opened && opened.what !== 'add' && (
        <LossDialog
          words={words}
          withdraw={props.withdraw}
          remove={props.remove}
          what={opened.what}
          made={opened.made}
          onClose={close}
        />
      )}
    </>
  );
}

function useActions<One extends Made>(
  { seenAt }: MadeListProps<One>,
  open: (opened: Opened<One>) => void,
) {
  const navigate = useNavigate();
  return (made: One): RowAction[] => {
    const { state } = made;
    const seen = seenAt(made);
    const isSeen = seen !== null && (state === 'published' || state === 'changed');
    return [
      ...(isSeen
        ? [
            { text: texts.look, act: () => void navigate(seen) },
            { text: texts.withdraw, act: () => open({ what: 'withdraw', made }) },
          ]
        : []),
      ...(state === 'draft'
        ? [{ text: texts.remove, isDangerous: true, act: () => open({ what: 'remove', made }) }]
        : []),
    ];
  };
}

/** Imports a file as a draft, and opens its editor. */
function useTakeFile<One extends Made>(props: MadeListProps<One>) {
  const { hrefOf, mostSigns } = props;
  const navigate = useNavigate();
  const { isBusy, run } = useTask();
  const toast = useToast();
  const take = (chosen: File) =>
    run(async () => {
      const file = await chosen.text();
      if (file.length > mostSigns) {
        toast.error(texts.fileTooBig(mostSigns));
        return;
      }
      const id = await props.take(file);
      toast.success(texts.taken);
      await navigate(hrefOf(id));
    });
  return { isBusy, take };
}

interface LossDialogProps extends Pick<MadeListProps<Made>, 'words' | 'withdraw' | 'remove'> {
  what: 'withdraw' | 'remove';
  made: Made;
  onClose: () => void;
}

/** Confirms a withdrawal or a removal. */
function LossDialog({ words, what, made, withdraw, remove, onClose }: LossDialogProps) {
  if (what === 'withdraw') {
    return (
      <RemoveDialog
        title={words.withdrawTitle}
        consequence={words.withdrawLoss(nameOf(made))}
        confirm={texts.withdraw}
        done={texts.withdrawn}
        remove={() => withdraw(made.id)}
        onClose={onClose}
      />
    );
  }
  return (
    <RemoveDialog
      title={words.removeTitle}
      consequence={words.removeLoss(nameOf(made))}
      remove={() => remove(made.id)}
      onClose={onClose}
    />
  );
}
