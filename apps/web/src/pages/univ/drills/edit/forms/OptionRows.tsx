import type { SceneAsking, Option } from '@cheese/drills/graph/scene';
import { Choice } from '../../../making/fields/Choice';
import { IdTicks } from '../../../making/fields/IdTicks';
import { Rows } from '../../../making/fields/Rows';
import { TextBox } from '../../../making/fields/TextBox';
import { choosableIn, labelsOf } from './names';
import { nextLetter } from './optionNames';
import { texts } from './texts';

type Optional = Extract<SceneAsking, { kind: 'one' | 'several' | 'order' }>;

const MOST = 12;

interface OptionRowsProps {
  asking: Optional;
  onChange: (asking: SceneAsking) => void;
}

/** Options and which of them are right; for an ordering question the written order is right. */
export function OptionRows({ asking, onChange }: OptionRowsProps) {
  const { kind, options, right } = asking;
  const isOrder = kind === 'order';
  const write = (now: readonly Option[]) => {
    const ids = now.map(({ id }) => id);
    onChange({
      ...asking,
      options: now,
      right: isOrder ? ids : right.filter((id) => ids.includes(id)),
    });
  };
  const choices = choosableIn(asking);
  return (
    <>
      <Rows
        isOrdered
        title={isOrder ? texts.orderOptions : texts.options}
        rows={options}
        most={MOST}
        add={texts.addOption}
        blank={() => ({ id: nextLetter(options), text: '' })}
        nameOf={({ id }) => texts.optionOf(id)}
        onChange={write}
      >
        {(option, change) => (
          <TextBox
            label={`${texts.optionText} ${option.id.toUpperCase()}`}
            value={option.text}
            maxLength={200}
            onChange={(text) => change({ ...option, text })}
          />
        )}
      </Rows>
      {kind === 'one' && (
        <Choice
          label={texts.right}
          value={right[0] ?? ''}
          labels={labelsOf(choices)}
          onChange={(id) => onChange({ ...asking, right: [id] })}
        />
      )}
      {kind === 'several' && (
        <IdTicks
          label={texts.right}
          choices={choices}
          chosen={right}
          onChange={(ids) => onChange({ ...asking, right: ids })}
        />
      )}
    </>
  );
}
