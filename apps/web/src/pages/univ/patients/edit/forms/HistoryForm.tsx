import { questionList } from '@cheese/patients/catalogue/questions';
import { type PatientTopic, patientTopics } from '@cheese/domain/codes/training/patient';
import type { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';
import { nextName } from '../../../making/edit/steps';
import { Choice } from '../../../making/fields/Choice';
import { Entries } from '../../../making/fields/Entries';
import { LinesBox } from '../../../making/fields/LinesBox';
import { Rows } from '../../../making/fields/Rows';
import { TextBox } from '../../../making/fields/TextBox';
import type { FormProps } from './PatientFrame';
import { given } from './given';
import { ShownText } from './parts';
import { texts } from './texts';

type Question = PatientCase['questions'][number];
const names = Object.fromEntries(
  questionList.map(({ id, text, topic }) => [id, `${patientTopics[topic]} · ${text}`]),
);

/** The patient's answers to common questions and to those of this case. */
export const HistoryForm = (props: FormProps) => (
  <>
    <AnswerEntries {...props} />
    <OwnQuestionRows {...props} />
  </>
);

function AnswerEntries({ ready, say }: FormProps) {
  return (
    <Entries
      title={texts.answers}
      entries={ready.of.answers}
      names={names}
      add={texts.addAnswer}
      blank={(): PatientCase['answers'][string] => ({ text: '' })}
      hint={({ text }) => text}
      onChange={(now) => say({ answers: now })}
    >
      {(one, change) => (
        <>
          <ShownText
            ready={ready}
            label={texts.says}
            text={one.text}
            reveals={one.reveals}
            onText={(text) => change({ ...one, text })}
            onReveals={(reveals) => change(given({ ...one, reveals }) as typeof one)}
          />
        </>
      )}
    </Entries>
  );
}

function OwnQuestionRows({ ready, say }: FormProps) {
  const { questions } = ready.of;
  return (
    <Rows
      title={texts.questions}
      rows={questions}
      most={100}
      add={texts.addQuestion}
      blank={(): Question => ({
        id: nextName([...questionList, ...questions], 'own'),
        text: '',
        alike: [],
        topic: 'present',
        says: '',
      })}
      nameOf={(_, at) => texts.questionOf(at + 1)}
      onChange={(now) => say({ questions: now })}
    >
      {(one, change) => (
        <>
          <TextBox
            label={texts.question}
            value={one.text}
            maxLength={60}
            onChange={(text) => change({ ...one, text })}
          />
          <LinesBox
            label={texts.alike}
            value={one.alike}
            most={20}
            longest={60}
            onChange={(alike) => change({ ...one, alike })}
          />
          <Choice<PatientTopic>
            label={texts.topic}
            value={one.topic}
            labels={patientTopics}
            onChange={(topic) => change({ ...one, topic })}
          />
          <ShownText
            ready={ready}
            label={texts.says}
            text={one.says}
            reveals={one.reveals}
            onText={(says) => change({ ...one, says })}
            onReveals={(reveals) => change(given({ ...one, reveals }) as Question)}
          />
        </>
      )}
    </Rows>
  );
}
