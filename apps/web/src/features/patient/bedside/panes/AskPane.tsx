import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { type FormEvent, useId } from 'react';
import type { PaneProps } from '../Deeds';
import type { Drafts } from '../drafts';
import { isTalk } from './isTalk';
import { Offered } from './Offered';
import { Questions } from './Questions';
import { Talk } from './Talk';
import { texts } from './texts';

const MOST = 200;

const Words = styled('form')(({ theme: { typography } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 8,
  alignItems: 'stretch',
  marginBottom: 16,
  '& label': { ...typography.subtitle2, gridColumn: '1 / -1' },
}));

interface AskPaneProps extends PaneProps {
  draft: Drafts['words'];
  speaker: string;
}

/** Questions in free text or from the catalogue. */
export function AskPane({ choices, run, isBusy, act, draft, speaker }: AskPaneProps) {
  const id = useId();
  const { questions } = choices;
  const text = draft.value.trim();
  const say = async (event: FormEvent) => {
    event.preventDefault();
    if (text !== '' && (await act({ kind: 'say', text }))) draft.forget();
  };
  const ask = async (question: string) => {
    if ((await act({ kind: 'ask', question })) && text !== '') draft.forget();
  };
  return (
    <>
      <Talk steps={run.steps.filter(isTalk)} speaker={speaker} />
      <Offered
        questions={questions}
        isBusy={isBusy}
        offers={run.steps.at(-1)?.says.flatMap(({ offers = [] }) => offers) ?? []}
        asked={run.sight.done.questions}
        ask={(question) => void ask(question)}
      />
      <Words onSubmit={(event) => void say(event)}>
        <label htmlFor={id}>{texts.question}</label>
        <OutlinedInput
          id={id}
          size="small"
          value={draft.value}
          placeholder={texts.questionHint}
          autoComplete="off"
          onChange={({ target }) => draft.change(target.value)}
          slotProps={{ input: { maxLength: MOST } }}
        />
        <Button type="submit" variant="contained" aria-disabled={isBusy || text === ''}>
          {texts.say}
        </Button>
      </Words>
      <Questions
        questions={questions}
        asked={run.sight.done.questions}
        typed={text}
        isBusy={isBusy}
        ask={(question) => void ask(question)}
      />
    </>
  );
}
