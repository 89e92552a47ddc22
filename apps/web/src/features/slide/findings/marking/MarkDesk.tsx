import { useGetFindingToMarkQuery } from '@cheese/api-client/slides/slideFindingMarking';
import type { FindingToMark } from '@cheese/domain/contract/slides/slideFindingMarking';
import type { Spot } from '@cheese/domain/contract/slides/shapes/slideTaskShapes';
import { MOST_REMARKS } from '@cheese/domain/rules/slides/finding/limits';
import { Answered } from '@cheese/ui/feedback/Answered';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { FormField } from '@cheese/ui/form/FormField';
import { useToast } from '@cheese/ui/toast/useToast';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { type Beside, useOver } from '../../viewer/over';
import { oneField } from '../oneField';
import { answerLayer, remarkLayer, spotOn } from '../places';
import { PlaceMarks } from '../PlaceMarks';
import { FieldMarks } from './FieldMarks';
import { texts } from './texts';
import { useMarks } from './useMarks';

interface MarkDeskProps {
  id: number;
  beside: Beside;
  onDone: () => void;
}

export function MarkDesk({ id, beside, onDone }: MarkDeskProps) {
  const query = useGetFindingToMarkQuery({ id }, { refetchOnMountOrArgChange: true });
  return (
    <Answered query={query} what={texts.what} skeleton={<RowsSkeleton count={4} />}>
      {(handed) => (
        <Desk
          key={`${handed.id}:${handed.version}`}
          handed={handed}
          beside={beside}
          onDone={onDone}
          onReload={() => void query.refetch()}
        />
      )}
    </Answered>
  );
}

interface DeskProps extends Omit<MarkDeskProps, 'id'> {
  handed: FindingToMark;
  onReload: () => void;
}

function Desk({ handed, beside, onDone, onReload }: DeskProps) {
  const { work, setWork, isTried, isBusy, save } = useMarks(handed, onDone);
  const { answers } = handed;
  const { places } = work;
  const [isPicking, setPicking] = useState(false);
  const toast = useToast();
  const add = (at: Spot) => {
    if (places.length >= MOST_REMARKS) return void toast.info(texts.mostPlaces);
    setWork((now) => ({ ...now, places: [...now.places, { at, text: '' }] }));
  };
  const over = useMemo(
    () => ({
      drawing: null,
      layers: [answerLayer(answers), remarkLayer(places)],
      onPoint: isPicking ? (at: Spot) => add(spotOn(at, beside.slide)) : null,
    }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `add` is new in every render, and the overlay must not change with it
    [answers, places, isPicking, beside.slide],
  );
  useOver(beside.lay, over);
  const noted = places.map(({ at, text }) => ({ points: [at], note: text }));
  return (
    <div className="stack">
      <FieldMarks handed={handed} work={work} setWork={setWork} isTried={isTried} beside={beside} />
      <h3>{texts.places}</h3>
      <PlaceMarks
        beside={beside}
        isPicking={isPicking}
        places={noted}
        maxLength={300}
        onPicking={setPicking}
        onAdd={add}
        onNote={(at, text) =>
          setWork({ ...work, places: places.map((one, i) => (i === at ? { ...one, text } : one)) })
        }
        onRemove={(at) => setWork({ ...work, places: places.filter((_, i) => i !== at) })}
      />
      <FormField
        name="overall"
        label={texts.overall}
        autoComplete="off"
        maxLength={2000}
        lines={2}
        fields={oneField('overall', { value: work.remark }, (remark) =>
          setWork({ ...work, remark }),
        )}
      />
      <div className="row">
        <Button variant="contained" aria-disabled={isBusy} onClick={() => save(true)}>
          {isBusy ? texts.saving : texts.done}
        </Button>
        <Button variant="outlined" aria-disabled={isBusy} onClick={() => save(false)}>
          {texts.giveBack}
        </Button>
        <Button onClick={onReload}>{texts.reload}</Button>
      </div>
      <p className="aside">{texts.reloadHint}</p>
    </div>
  );
}
