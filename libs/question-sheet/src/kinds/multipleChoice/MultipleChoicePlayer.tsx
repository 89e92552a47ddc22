import type { PlayerProps } from '../KindView';
import { OptionInputs } from '../parts/OptionInputs';
import { toggled } from './toggled';

/** Several options: each is taken by itself, and given back by itself. */
export function MultipleChoicePlayer(props: PlayerProps) {
  const { given, onGive } = props;
  const press = (option: string) => onGive(toggled(given, option));
  return <OptionInputs {...props} take="checkbox" onPress={press} />;
}
