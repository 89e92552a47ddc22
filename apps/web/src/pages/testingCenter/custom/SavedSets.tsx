import { practiceSourceCodes } from '@cheese/domain/codes/exam/practices';
import {
  useEditPracticeSetMutation,
  useGetPracticeSetsQuery,
  useRemovePracticeSetMutation,
  useRestorePracticeSetMutation,
} from '@cheese/api-client/exam/practiceSet';
import type { PracticeSet } from '@cheese/domain/contract/exam/practiceSet';
import { Answered } from '@cheese/ui/feedback/Answered';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { NameDialog } from '@cheese/ui/form/NameDialog';
import { useTask } from '@cheese/ui/form/useTask';
import { Section } from '@cheese/ui/frame/Section';
import { AppLink } from '@cheese/ui/links/AppLink';
import { Line, Lines } from '@cheese/ui/list/Lines';
import { useToast } from '@cheese/ui/toast/useToast';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useBegin } from '../../../features/questionBank/useBegin';
import { paths } from '../../../paths';
import { choicesQuery } from './choices';
import { texts } from './texts';

export const NAME_LENGTH = 40;

export const SavedSets = () => (
  <Section title={texts.sets}>
    <Answered
      query={useGetPracticeSetsQuery(undefined, { refetchOnMountOrArgChange: true })}
      what={texts.sets}
      skeleton={<RowsSkeleton count={2} />}
      isEmpty={(sets) => sets.length === 0}
      empty={texts.noSets}
    >
      {(sets) => (
        <Lines>
          {sets.map((set) => (
            <SetLine key={set.id} set={set} />
          ))}
        </Lines>
      )}
    </Answered>
  </Section>
);

function SetLine({ set }: { set: PracticeSet }) {
  const { id, choices, startedCount, openId } = set;
  const name = set.name ?? '';
  const { isBusy, begin } = useBegin();
  return (
    <Line>
      <div className="words">
        <b>
          <AppLink href={paths.customPractice(choicesQuery(choices, id))}>{name}</AppLink>
        </b>
        <small>
          <span>{texts.questions(choices.questionCount)}</span>
          <span>{choices.minutes === null ? texts.tutor : texts.timed}</span>
          <span>{texts.started(startedCount)}</span>
        </small>
      </div>
      {openId && (
        <Button
          size="small"
          href={paths.practice({ practiceId: openId })}
          aria-label={texts.ofSet(texts.goOn, name)}
        >
          {texts.goOn}
        </Button>
      )}
      <Button
        size="small"
        variant="outlined"
        aria-disabled={isBusy}
        aria-label={texts.ofSet(texts.again, name)}
        onClick={() => begin({ source: practiceSourceCodes.custom, sourceId: id, isAnew: true })}
      >
        {texts.again}
      </Button>
      <Rename id={id} name={name} />
      <Remove id={id} name={name} />
    </Line>
  );
}

function Rename({ id, name }: { id: number; name: string }) {
  const [isOpen, setOpen] = useState(false);
  const [edit] = useEditPracticeSetMutation();
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-label={texts.ofSet(texts.rename, name)}
        onClick={() => setOpen(true)}
      >
        {texts.rename}
      </Button>
      {isOpen && (
        <NameDialog
          title={texts.rename}
          label={texts.nameOf}
          placeholder={texts.namePlaceholder}
          empty={texts.nameMissing}
          done={texts.renamed}
          maxLength={NAME_LENGTH}
          name={name}
          save={(next) => edit({ id, name: next }).unwrap()}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function Remove({ id, name }: { id: number; name: string }) {
  const [remove] = useRemovePracticeSetMutation();
  const [restore] = useRestorePracticeSetMutation();
  const { isBusy, run } = useTask();
  const toast = useToast();
  const undo = () => void run(() => restore({ id }).unwrap(), texts.restored);
  const takeAway = async () => {
    if (await run(() => remove({ id }).unwrap())) {
      toast.success(texts.removed(name), { again: texts.undo, retry: undo });
    }
  };
  return (
    <Button
      size="small"
      color="inherit"
      aria-disabled={isBusy}
      aria-label={texts.ofSet(texts.remove, name)}
      onClick={() => void takeAway()}
    >
      {texts.remove}
    </Button>
  );
}
