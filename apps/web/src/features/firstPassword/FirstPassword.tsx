import { authApi } from '@cheese/api-client/people/auth';
import { useReplaceInitialPasswordMutation } from '@cheese/api-client/people/user';
import { newPasswordFault } from '@cheese/domain/rules/people/newPassword';
import { secondPasswordFault } from '@cheese/domain/rules/people/signInFaults';
import { fieldErrorsOf } from '@cheese/ui/form/fieldErrorsOf';
import { Form } from '@cheese/ui/form/Form';
import { SubmitButton } from '@cheese/ui/form/SubmitButton';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { Card } from '@cheese/ui/frame/Card';
import { PasswordField } from '@cheese/ui/signIn/PasswordField';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { useToast } from '@cheese/ui/toast/useToast';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useSession } from '../../session/session';
import { texts } from './texts';

const names = ['newPassword', 'secondPassword'] as const;
type Name = (typeof names)[number];

function faultsOf({ newPassword, secondPassword }: Record<Name, string>) {
  const first = newPasswordFault(newPassword, null);
  const second = secondPasswordFault(secondPassword, newPassword);
  return { ...(first && { newPassword: first }), ...(second && { secondPassword: second }) };
}

function useFirstPassword() {
  const fields = useFields<Name>({ newPassword: '', secondPassword: '' });
  const [replace] = useReplaceInitialPasswordMutation();
  const { isBusy, run } = useTask();
  const toast = useToast();
  const session = useSession();
  const submit = async (form: HTMLFormElement) => {
    if (isBusy || !fields.pass(faultsOf(fields.values), form)) return;
    const { newPassword } = fields.values;
    await run(() =>
      replace({ newPassword })
        .unwrap()
        .then(
          async () => {
            toast.success(texts.saved);
            await session.refresh();
          },
          (error: unknown) => fields.pass(fieldErrorsOf(error, names), form),
        ),
    );
  };
  return { fields, isBusy, submit };
}

/** Replaces every page until the user has changed the initial password set by the school. */
export default function FirstPassword() {
  useDocumentTitle(texts.title);
  const session = useSession();
  const [tellServer] = authApi.endpoints.logOut.useMutation();
  const { fields, isBusy, submit } = useFirstPassword();
  const leave = () => {
    void tellServer();
    session.logOut();
  };
  return (
    <Box component="main" sx={{ maxWidth: 440, mx: 'auto', px: 2, py: { xs: 4, md: 10 } }}>
      <Card>
        <CardContent>
          <Typography variant="h2" component="h1">
            {texts.title}
          </Typography>
          <Typography sx={{ my: 2, color: 'text.secondary' }}>{texts.lead}</Typography>
          <Form label={texts.title} onSubmit={(form) => void submit(form)}>
            <PasswordField name="newPassword" which="new" fields={fields} />
            <PasswordField name="secondPassword" which="second" fields={fields} />
            <SubmitButton isBusy={isBusy} busy={texts.saving}>
              {texts.save}
            </SubmitButton>
            <Button color="inherit" onClick={leave}>
              {texts.logOut}
            </Button>
          </Form>
        </CardContent>
      </Card>
    </Box>
  );
}
