import { useSendBulletCommentMutation } from '@cheese/api-client/training/bulletComment';
import { type BulletPlace, bulletPlaces } from '@cheese/domain/codes/training/bulletPlaces';
import { Form } from '@cheese/ui/form/Form';
import { FormField } from '@cheese/ui/form/FormField';
import { SelectField } from '@cheese/ui/form/SelectField';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { useToast } from '@cheese/ui/toast/useToast';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMayWrite } from '../../session/useMayWrite';
import { texts } from './texts';
import type { Bullets } from './useBullets';

const Line = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 104px 104px 88px',
  alignItems: 'start',
  gap: 8,
  // Aligns the button with fields that have a label above.
  '& > button': { minHeight: 44, marginTop: 24 },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: '1fr 1fr 88px',
    '& > div:first-of-type': { gridColumn: '1 / -1' },
  },
}));

/** Sends a bullet comment at the current position of the film. */
export function BulletForm({ bullets }: { bullets: Bullets }) {
  const { videoId, now, add } = bullets;
  // eslint-disable-next-line cheese/colours -- the first of those that are offered
  const blank = { text: '', color: '#ffffff', place: '1' };
  const fields = useFields(blank, { draft: `bullet:${videoId}` });
  const [send] = useSendBulletCommentMutation();
  const { isBusy, run } = useTask();
  const mayWrite = useMayWrite();
  const toast = useToast();

  const submit = async (form: HTMLFormElement) => {
    const { color, place } = fields.values;
    const text = fields.values.text.trim();
    if (!fields.pass(text === '' ? { text: texts.blank } : {}, form) || !mayWrite()) return;
    const said = { videoId, text, color, place: Number(place) as BulletPlace };
    const work = async () => {
      const { bullet, isHeld } = await send({ ...said, atMs: Math.round(now()) }).unwrap();
      add(bullet);
      toast.success(isHeld ? texts.held : texts.sent);
    };
    if (await run(work)) fields.change('text', '');
  };
  return (
    <Form label={texts.write} isDirty={fields.isDirty} onSubmit={(form) => void submit(form)}>
      <Line>
        <FormField
          name="text"
          label={texts.write}
          placeholder={texts.placeholder}
          autoComplete="off"
          maxLength={50}
          fields={fields}
        />
        <SelectField name="color" label={texts.color} labels={texts.colors} fields={fields} />
        <SelectField name="place" label={texts.place} labels={bulletPlaces} fields={fields} />
        <Button type="submit" variant="contained" aria-disabled={isBusy}>
          {isBusy ? texts.sending : texts.send}
        </Button>
      </Line>
    </Form>
  );
}
