import type { PlayerProps } from '../KindView';
import { OptionInputs } from '../parts/OptionInputs';

/** Choosing is answering: another choice takes its place. */
export function SingleChoicePlayer(props: PlayerProps) {
  return <OptionInputs {...props} take="radio" onPress={(option) => props.onGive([option])} />;
}
