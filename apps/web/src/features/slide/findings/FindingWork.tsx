import type { FindingForm } from '@cheese/domain/contract/slides/slideFinding';
import { Form } from '@cheese/ui/form/Form';
import { SubmitButton } from '@cheese/ui/form/SubmitButton';
import { useMemo, useState } from 'react';
import { type Beside, useOver } from '../viewer/over';
import { FieldInput } from './FieldInput';
import { answerLayer, spotOn } from './places';
import { texts } from './texts';
import { useFinding } from './useFinding';

interface FindingWorkProps {
  form: FindingForm;
  beside: Beside;
  onDone: () => void;
}

export function FindingWork({ form, beside, onDone }: FindingWorkProps) {
  const { works, faults, change, addPlace, submit, isBusy, isWaiting } = useFinding(form, onDone);
  const [picking, pick] = useState<number | null>(null);
  const over = useMemo(
    () => ({
      drawing: null,
      layers: [answerLayer(works)],
      onPoint:
        picking === null
          ? null
          : (at: { x: number; y: number }) => addPlace(picking, spotOn(at, beside.slide)),
    }),
    // A place that is added takes a waiting report back, so that `addPlace` must know of it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `addPlace` is new in every render, and the overlay must not change with it
    [works, picking, beside.slide, isWaiting],
  );
  useOver(beside.lay, over);
  return (
    <Form label={form.title} onSubmit={submit}>
      <ol>
        {form.fields.map((field, i) => {
          const work = works[i];
          return (
            work && (
              <FieldInput
                key={i}
                field={field}
                work={work}
                beside={beside}
                fault={faults[i] ?? null}
                isPicking={picking === i}
                onPicking={(isPicking) => pick(isPicking ? i : null)}
                onChange={(next) => change(i, next)}
                onAdd={(at) => addPlace(i, at)}
              />
            )
          );
        })}
      </ol>
      <p className="aside" role="status">
        {isWaiting ? texts.waiting : texts.kept}
      </p>
      <SubmitButton isBusy={isBusy} busy={texts.handingIn}>
        {texts.handIn}
      </SubmitButton>
    </Form>
  );
}
