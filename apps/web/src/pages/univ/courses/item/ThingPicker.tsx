import {
  useGetCommodityClassifyQuery,
  useGetCommodityListQuery,
} from '@cheese/api-client/shop/commodity';
import type { Answers } from '@cheese/domain/contract/call';
import type { CommodityContract } from '@cheese/domain/contract/shop/commodity';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { SelectField } from '@cheese/ui/form/SelectField';
import { useFields } from '@cheese/ui/form/useFields';
import { Unsaved } from '@cheese/ui/unsaved/Unsaved';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ShelfGrid } from '../../../../features/slide/choosing/ShelfGrid';
import { SHELF_PAGE, type SlideFace } from '../../../../features/slide/choosing/slideFace';
import { texts } from './texts';

interface ThingPickerProps {
  /** Specimens, or experiments. */
  type: 2 | 8;
  /** Those that are there already. */
  taken: readonly number[];
  most: number;
  onTake: (things: readonly SlideFace[]) => void;
  onClose: () => void;
}

/** Looks for what the platform offers by picture and name, and takes what was chosen, in that order. */
export function ThingPicker({ type, taken, most, onTake, onClose }: ThingPickerProps) {
  const [chosen, choose] = useState<readonly SlideFace[]>([]);
  const words = texts.things[type];
  const isChosen = (id: number) => chosen.some((one) => one.id === id);
  const toggle = (thing: SlideFace) => {
    if (isChosen(thing.id)) return choose(chosen.filter(({ id }) => id !== thing.id));
    // Of one alone the next one takes its place.
    choose([...chosen, thing].slice(-most));
  };
  const take = () => {
    if (chosen.length === 0) return;
    onTake(chosen);
    onClose();
  };
  const actions = (
    <>
      <span style={{ marginRight: 'auto' }} aria-live="polite">
        {words.count(chosen.length)}
      </span>
      <Button variant="contained" aria-disabled={chosen.length === 0} onClick={take}>
        {texts.take}
      </Button>
    </>
  );
  return (
    <PanelDialog width="lg" title={words.pick} lead={words.lead} {...{ onClose, actions }}>
      <Unsaved loss={chosen.length > 0 ? words.loss : null} />
      <Shelf {...{ type, isChosen }} isTaken={(id) => taken.includes(id)} onToggle={toggle} />
    </PanelDialog>
  );
}

interface ShelfProps {
  type: 2 | 8;
  isChosen: (id: number) => boolean;
  isTaken: (id: number) => boolean;
  onToggle: (thing: SlideFace) => void;
}

function Shelf({ type, ...choosing }: ShelfProps) {
  const [page, setPage] = useState(1);
  const fields = useFields({ classifyId: '' });
  const groups = useGetCommodityClassifyQuery({ productType: type }).data ?? [];
  const classifyId = Number(fields.values.classifyId);
  const query = useGetCommodityListQuery({
    ...{ productType: type, page, pageCnt: SHELF_PAGE },
    ...(classifyId > 0 && { classifyId }),
  });
  const options = groups.flatMap((group) => group.options);
  const narrowing = {
    ...fields,
    change: (name: 'classifyId', value: string) => {
      setPage(1);
      fields.change(name, value);
    },
  };
  const words = texts.things[type];
  return (
    <>
      {options.length > 0 && (
        <SelectField
          name="classifyId"
          label={texts.subject}
          blank={texts.allSubjects}
          // A blank before each number keeps the order of the list.
          labels={Object.fromEntries(options.map(({ id, name }) => [` ${id}`, name]))}
          fields={narrowing}
        />
      )}
      <ShelfGrid
        {...{ page, ...choosing }}
        what={words.all}
        none={words.none}
        query={{ ...query, data: facesOf(query.data), currentData: facesOf(query.currentData) }}
        onPage={setPage}
      />
    </>
  );
}

const facesOf = (page: Answers<CommodityContract['list']> | undefined) =>
  page && {
    total: page.total,
    list: page.list.map(({ productId, title, cover }) => ({
      ...{ id: productId, title, thumbnail: cover },
    })),
  };
