import { drillEnds } from '@cheese/domain/codes/training/drills';
import type { End } from '@cheese/drills/graph/drill';
import { stepOf } from '../../../making/edit/steps';
import { Choice } from '../../../making/fields/Choice';
import { NumberBox } from '../../../making/fields/NumberBox';
import { TextBox } from '../../../making/fields/TextBox';
import { texts } from './texts';

interface EndFormProps {
  end: End;
  onChange: (end: End, key: string | null) => void;
}

export function EndForm({ end, onChange }: EndFormProps) {
  const say = (said: Partial<End>) => onChange({ ...end, ...said }, stepOf(end.id, said, end));
  return (
    <>
      <Choice
        label={texts.kind}
        value={end.kind}
        labels={drillEnds}
        onChange={(kind) => say({ kind })}
      />
      <TextBox
        label={texts.title}
        value={end.title}
        maxLength={200}
        onChange={(title) => say({ title })}
      />
      <TextBox
        label={texts.text}
        value={end.text}
        maxLength={2000}
        lines={3}
        onChange={(text) => say({ text })}
      />
      <NumberBox
        label={end.score === null ? `${texts.score} · ${texts.noScore}` : texts.score}
        value={end.score ?? 0}
        onChange={(score) => say({ score })}
      />
    </>
  );
}
