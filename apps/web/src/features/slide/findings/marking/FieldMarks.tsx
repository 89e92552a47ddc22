import type { FindingToMark } from '@cheese/domain/contract/slides/slideFindingMarking';
import { FormField } from '@cheese/ui/form/FormField';
import type { Beside } from '../../viewer/over';
import { AnswerText } from '../AnswerText';
import { oneField } from '../oneField';
import { texts as panelTexts } from '../texts';
import { texts } from './texts';
import { type FieldMark, isPoints, type MarkWork } from './useMarks';

interface FieldMarksProps {
  handed: FindingToMark;
  work: MarkWork;
  setWork: (work: MarkWork) => void;
  isTried: boolean;
  beside: Beside;
}

const unmarked: FieldMark = { points: '', remark: '' };

export function FieldMarks({ handed, work, setWork, isTried, beside }: FieldMarksProps) {
  const change = (at: number, mark: FieldMark) =>
    setWork({ ...work, fields: work.fields.map((one, i) => (i === at ? mark : one)) });
  return (
    <ol>
      {handed.fields.map((field, i) => {
        const mark = work.fields[i] ?? unmarked;
        const isWrong = isTried && !isPoints(mark.points, field.points);
        const fault = isWrong ? texts.wrongPoints(field.points) : null;
        return (
          <li key={i}>
            <div role="group" aria-label={field.label}>
              <h3>{field.label}</h3>
              <AnswerText field={field} beside={beside} answer={handed.answers[i]} />
              {field.expected && (
                <p className="aside text">{panelTexts.expected(field.expected)}</p>
              )}
              {field.points > 0 && (
                <FormField
                  name="points"
                  label={texts.got(field.points)}
                  autoComplete="off"
                  inputMode="numeric"
                  maxLength={3}
                  fields={oneField('points', { value: mark.points, fault }, (points) =>
                    change(i, { ...mark, points }),
                  )}
                />
              )}
              <FormField
                name="remark"
                label={texts.remark}
                autoComplete="off"
                maxLength={1000}
                fields={oneField('remark', { value: mark.remark }, (remark) =>
                  change(i, { ...mark, remark }),
                )}
              />
            </div>
          </li>
        );
      })}
    </ol>
  );
}
