import { RichText } from '@cheese/ui/article/RichText';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import type { PlayerProps } from '../KindView';
import { OptionPicture } from '../parts/OptionPicture';
import { texts } from '../texts';
import { MatchGrid } from './MatchGrid';
import { plainOf } from './plainOf';

/** To each thing the option that belongs to it. */
export function MatchingPlayer(props: PlayerProps) {
  const { question, given, onGive, isDisabled, labelledBy, areOptionsAbove = false } = props;
  const { prompts, options } = question;
  const prefix = useId();
  const match = (at: number, option: string) => {
    const next = prompts.map((_, index) => (index === at ? option : (given[index] ?? '')));
    onGive(next.some((word) => word !== '') ? next : []);
  };
  return (
    <MatchGrid role="group" aria-labelledby={labelledBy}>
      {!areOptionsAbove && (
        <ul>
          {options.map(({ key, text, picture }) => (
            <li key={key}>
              <b>{key}.</b>
              <div>
                <RichText html={text} />
                {picture && <OptionPicture path={picture} option={key} />}
              </div>
            </li>
          ))}
        </ul>
      )}
      {prompts.map((prompt, at) => (
        <div key={at} className="match">
          <div id={`${prefix}-${at}`} className="prompt">
            <RichText html={prompt} />
          </div>
          <NativeSelect
            value={given[at] ?? ''}
            disabled={isDisabled}
            onChange={({ target }) => match(at, target.value)}
            input={<OutlinedInput size="small" />}
            inputProps={{ 'aria-labelledby': `${prefix}-${at}` }}
          >
            <option value="">{texts.choose}</option>
            {options.map(({ key, text }) => (
              <option key={key} value={key}>
                {key}. {plainOf(text)}
              </option>
            ))}
          </NativeSelect>
        </div>
      ))}
    </MatchGrid>
  );
}
