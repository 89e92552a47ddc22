import { useTakeBackSlideFindingMutation } from '@cheese/api-client/slides/slideFinding';
import { findingStateCodes, findingStates } from '@cheese/domain/codes/slides/slideFinding';
import type { FindingForm, OwnFinding } from '@cheese/domain/contract/slides/slideFinding';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { pointsIn } from '@cheese/domain/rules/slides/finding/pointsIn';
import { useTask } from '@cheese/ui/form/useTask';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { type Beside, useOver } from '../viewer/over';
import { AnswerText } from './AnswerText';
import { answerLayer, remarkLayer, seePlace } from './places';
import { texts } from './texts';
import { keptFinding } from './keptFinding';
import { workOf } from './work';

interface FindingResultProps {
  form: FindingForm;
  own: OwnFinding;
  beside: Beside;
  onRedo: () => void;
}

export function FindingResult({ form, own, beside, onRedo }: FindingResultProps) {
  const { state, fields, answers, marks, expected } = own;
  const over = useMemo(
    () => ({
      drawing: null,
      layers: [answerLayer(answers), remarkLayer(marks?.places ?? [])],
    }),
    [answers, marks],
  );
  useOver(beside.lay, over);
  return (
    <div className="stack">
      <p role="status">
        {findingStates[state]} · {texts.handedAt(chinaMinute(own.handedAt))}
      </p>
      <Total own={own} />
      {marks?.remark && <p className="text">{texts.overall(marks.remark)}</p>}
      <ol>
        {fields.map((field, i) => (
          <li key={i}>
            <h3>{field.label}</h3>
            <AnswerText field={field} beside={beside} answer={answers[i]} />
            {state === findingStateCodes.marked && field.points > 0 && (
              <p>{texts.fieldPoints(marks?.fields[i]?.points ?? 0, field.points)}</p>
            )}
            {marks?.fields[i]?.remark && (
              <p className="text">{texts.remark(marks.fields[i].remark)}</p>
            )}
            {expected?.[i] && <p className="text">{texts.expected(expected[i])}</p>}
          </li>
        ))}
      </ol>
      {marks && marks.places.length > 0 && (
        <>
          <h3>{texts.placeRemarks}</h3>
          <ul>
            {marks.places.map(({ at, text }, i) => (
              <li key={i}>
                <Button size="small" onClick={() => seePlace(beside, [at])}>
                  {text}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <Ways form={form} own={own} onRedo={onRedo} />
    </div>
  );
}

function Total({ own: { state, marks, fields } }: Pick<FindingResultProps, 'own'>) {
  const most = pointsIn(fields);
  if (state !== findingStateCodes.marked || !marks || most === 0) return null;
  return <p className="right">{texts.total(pointsIn(marks.fields), most)}</p>;
}

/** Redoing starts from the submitted answers, unless the form has changed. */
function Ways({ form, own, onRedo }: Omit<FindingResultProps, 'beside'>) {
  const [takeBack] = useTakeBackSlideFindingMutation();
  const { isBusy, run } = useTask();
  const keep = () => {
    const kept = keptFinding(form);
    const isSame = JSON.stringify(own.fields) === JSON.stringify(form.fields);
    if (isSame && kept.get() === null) kept.set(own.answers.map(workOf));
  };
  if (own.state === findingStateCodes.returned) {
    const redo = () => {
      keep();
      onRedo();
    };
    return (
      <Button variant="contained" onClick={redo}>
        {texts.redo}
      </Button>
    );
  }
  if (!own.canTakeBack) return null;
  const back = () =>
    run(async () => {
      keep();
      await takeBack({ id: own.id }).unwrap();
    }, texts.takenBack);
  return (
    <Button variant="outlined" aria-disabled={isBusy} onClick={() => void back()}>
      {texts.takeBack}
    </Button>
  );
}
