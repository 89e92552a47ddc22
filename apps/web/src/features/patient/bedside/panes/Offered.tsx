import type { PatientChoices } from '@cheese/domain/contract/training/shapes/patientSight';
import { ChoiceButtons } from './ChoiceButtons';
import { texts } from './texts';

interface OfferedProps {
  questions: PatientChoices['questions'];
  /** Known questions close to the typed words. */
  offers: readonly string[];
  asked: readonly string[];
  isBusy: boolean;
  ask: (question: string) => void;
}

/** Shown if the server did not understand the question: one press asks a similar one. */
export function Offered({ questions, offers, asked, isBusy, ask }: OfferedProps) {
  const choices = offers.flatMap((id) => {
    const question = questions.find((one) => one.id === id);
    return question ? [{ id, name: question.text }] : [];
  });
  if (choices.length === 0) return null;
  return (
    <>
      <h2>{texts.meant}</h2>
      <ChoiceButtons
        label={texts.meant}
        choices={choices}
        isBusy={isBusy}
        done={asked}
        doneWord={texts.asked}
        choose={ask}
      />
    </>
  );
}
