import { type PatientTopic, patientTopics } from '@cheese/domain/codes/training/patient';
import type { PatientChoices } from '@cheese/domain/contract/training/shapes/patientSight';
import { PillGroup } from '@cheese/ui/form/PillGroup';
import { useState } from 'react';
import { ChoiceButtons } from './ChoiceButtons';
import { nearTo } from './nearTo';
import { texts } from './texts';

interface QuestionsProps {
  questions: PatientChoices['questions'];
  asked: readonly string[];
  /** The text typed so far; similar questions are suggested. */
  typed: string;
  isBusy: boolean;
  ask: (question: string) => void;
}

/** All questions by topic, and those similar to the typed text. */
export function Questions({ questions, asked, typed, isBusy, ask }: QuestionsProps) {
  const [topic, choose] = useState<PatientTopic>('present');
  const topics = (Object.keys(patientTopics) as PatientTopic[]).filter((one) =>
    questions.some((question) => question.topic === one),
  );
  const buttons = (shown: readonly PatientChoices['questions'][number][], label: string) => (
    <ChoiceButtons
      label={label}
      choices={shown.map(({ id, text }) => ({ id, name: text }))}
      done={asked}
      doneWord={texts.asked}
      isBusy={isBusy}
      choose={ask}
    />
  );
  const near = nearTo(questions, typed);
  return (
    <>
      {near.length > 0 && (
        <>
          <h2>{texts.near}</h2>
          {buttons(near, texts.near)}
        </>
      )}
      <PillGroup
        label={texts.catalogue}
        pills={topics.map((value) => ({ value, label: patientTopics[value] }))}
        chosen={topic}
        onChoose={choose}
      />
      {buttons(
        questions.filter((question) => question.topic === topic),
        patientTopics[topic],
      )}
    </>
  );
}
