import type {
  AskedField,
  FieldAnswer,
} from '@cheese/domain/contract/slides/shapes/slideFindingShapes';
import { isBlank } from '@cheese/domain/rules/slides/finding/answerFits';
import Button from '@mui/material/Button';
import type { Beside } from '../viewer/over';
import { seePlace } from './places';
import { texts } from './texts';

interface AnswerTextProps {
  field: AskedField;
  answer: FieldAnswer | undefined;
  beside: Beside;
}

/** An answer; each of its places is a button that moves the view there. */
export function AnswerText({ field, answer, beside }: AnswerTextProps) {
  if (!answer || isBlank(answer)) return <p className="aside">{texts.blank}</p>;
  const { text, chosen, value, places } = answer;
  const words = [text, ...chosen.map((at) => field.options[at] ?? '')].filter(Boolean).join('、');
  return (
    <>
      {words && <p className="text">{words}</p>}
      {value !== null && <p>{`${value} ${field.unit}`}</p>}
      {places.map(({ points, note }, i) => (
        <div key={i} className="row">
          <Button size="small" onClick={() => seePlace(beside, points)}>
            {texts.place(i + 1)}
          </Button>
          {note}
        </div>
      ))}
    </>
  );
}
