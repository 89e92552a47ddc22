import { RichText } from '@cheese/ui/article/RichText';
import type { PlayerProps } from '../KindView';
import { OptionPicture } from './OptionPicture';
import { LetterRow } from './OptionRow';
import { Strikable } from './Strikable';

interface OptionInputsProps extends PlayerProps {
  /** One of them, or several. */
  take: 'radio' | 'checkbox';
  onPress: (option: string) => void;
}

/** The options of one question; radio buttons are one group, so that arrows go through them. */
export function OptionInputs(props: OptionInputsProps) {
  const { question, given, take, onPress, isDisabled, labelledBy, areOptionsAbove = false } = props;
  const { struck = [], onStrike } = props;
  const inputs = question.options.map(({ key, text, picture }) => (
    <Strikable key={key} option={key} isStruck={struck.includes(key)} onStrike={onStrike}>
      <input
        type={take}
        name={`question-${question.id}`}
        checked={given.includes(key)}
        disabled={isDisabled}
        onChange={() => onPress(key)}
      />
      <b>{key}</b>
      {!areOptionsAbove && (
        <div style={{ minWidth: 0 }}>
          <RichText html={text} />
          {picture && <OptionPicture path={picture} option={key} />}
        </div>
      )}
    </Strikable>
  ));
  return (
    <div role={take === 'radio' ? 'radiogroup' : 'group'} aria-labelledby={labelledBy}>
      {areOptionsAbove ? <LetterRow>{inputs}</LetterRow> : inputs}
    </div>
  );
}
