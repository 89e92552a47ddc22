import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Close from '@mui/icons-material/Close';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { FEWEST, keyAt, type Option } from './optionList';
import { texts } from './texts';
import type { QuestionForm } from './useQuestionForm';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  '& input[type=radio]': {
    flex: 'none',
    width: 20,
    height: 20,
    margin: 0,
    accentColor: theme.palette.brandPressed,
  },
  '& .key': { flex: 'none', width: 16, fontWeight: 600 },
  '& .tools': { display: 'flex', flex: 'none' },
}));

interface OptionLineProps {
  form: QuestionForm;
  option: Option;
  index: number;
  /** True for 正确 and 错误, whose text cannot be edited. */
  isFixed: boolean;
}

export function OptionLine({ form, option: { id, text }, index, isFixed }: OptionLineProps) {
  const { fields, list, change } = form;
  const key = keyAt(index);
  const name = `option${index}`;
  const fault = fields.faults[name];
  const faultId = useId();
  return (
    <>
      <Row>
        <input
          type="radio"
          name="answer"
          aria-label={texts.isAnswer(key)}
          checked={list.answer === id}
          onChange={() => {
            change({ do: 'choose', id });
            fields.clearFault('answer');
          }}
        />
        <span className="key">{key}</span>
        <OutlinedInput
          fullWidth
          size="small"
          name={name}
          value={text}
          readOnly={isFixed}
          placeholder={texts.optionPlaceholder}
          error={fault !== undefined}
          onChange={({ target }) => {
            change({ do: 'write', id, text: target.value });
            fields.clearFault(name);
          }}
          slotProps={{
            input: { 'aria-label': texts.option(key), 'aria-describedby': faultId, maxLength: 300 },
          }}
        />
        {!isFixed && <Tools form={form} index={index} />}
      </Row>
      <FormHelperText id={faultId} error={fault !== undefined} aria-live="polite" sx={{ ml: 6.5 }}>
        {fault ?? ' '}
      </FormHelperText>
    </>
  );
}

function Tools({ form: { list, change }, index }: Pick<OptionLineProps, 'form' | 'index'>) {
  const { options } = list;
  const id = options[index]?.id ?? 0;
  const key = keyAt(index);
  const tool = (label: string, isOff: boolean, act: () => void, sign: ReactNode) => (
    <IconButton size="small" aria-label={label} disabled={isOff} onClick={act}>
      {sign}
    </IconButton>
  );
  const move = (by: 1 | -1) => () => change({ do: 'move', id, by });
  const remove = () => change({ do: 'remove', id });
  return (
    <span className="tools">
      {tool(texts.moveUp(key), index === 0, move(-1), <ArrowUpward fontSize="small" />)}
      {tool(
        texts.moveDown(key),
        index === options.length - 1,
        move(1),
        <ArrowDownward fontSize="small" />,
      )}
      {tool(texts.removeOption(key), options.length <= FEWEST, remove, <Close fontSize="small" />)}
    </span>
  );
}
