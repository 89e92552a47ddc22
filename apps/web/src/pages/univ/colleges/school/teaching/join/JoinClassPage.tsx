import { useJoinTeachingClassMutation } from '@cheese/api-client/school/teachingClass';
import { neighbourPaths } from '@cheese/domain/codes/people/neighbours';
import type { Answers } from '@cheese/domain/contract/call';
import type { TeachingClassContract } from '@cheese/domain/contract/school/teachingClass';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { Form } from '@cheese/ui/form/Form';
import { FormField } from '@cheese/ui/form/FormField';
import { SubmitButton } from '@cheese/ui/form/SubmitButton';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { Card } from '@cheese/ui/frame/Card';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { texts } from './texts';

const MOST = 40;

type Joined = Answers<TeachingClassContract['join']>;

/** A learner of the school joins a teaching class; a scanned code fills the form. */
export default function JoinClassPage() {
  useDocumentTitle(texts.title);
  const [search] = useSearchParams();
  const fields = useFields({ code: (search.get('code') ?? '').slice(0, MOST) });
  const [join] = useJoinTeachingClassMutation();
  const { isBusy, run } = useTask();
  const [joined, setJoined] = useState<Joined | null>(null);
  const submit = (form: HTMLFormElement) => {
    const { code } = fields.values;
    if (!fields.pass(faultsOf({ code: missing(code, texts.empty) }), form)) return;
    void run(async () => setJoined(await join({ code }).unwrap()));
  };
  return (
    <>
      <PageTitle lead={texts.lead}>{texts.title}</PageTitle>
      {joined && (
        <Alert
          severity="success"
          sx={{ mb: 2 }}
          action={<Button href={neighbourPaths.universityStudy}>{texts.toStudy}</Button>}
        >
          {(joined.isNew ? texts.joined : texts.again)(joined.courseName, joined.name)}
        </Alert>
      )}
      <Card sx={{ maxWidth: 480, p: 3 }}>
        <Form label={texts.title} onSubmit={submit}>
          <FormField
            required
            name="code"
            label={texts.code}
            placeholder={texts.placeholder}
            autoComplete="off"
            maxLength={MOST}
            fields={fields}
          />
          <SubmitButton isBusy={isBusy} busy={texts.joining}>
            {texts.join}
          </SubmitButton>
        </Form>
      </Card>
    </>
  );
}
