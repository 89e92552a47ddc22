import { useEditSchoolProfileMutation } from '@cheese/api-client/school/schoolProfile';
import {
  type SchoolColour,
  schoolProfileLimits as limits,
} from '@cheese/domain/codes/school/schoolProfile';
import type { SchoolProfile } from '@cheese/domain/contract/school/schoolProfile';
import { faultsOf } from '@cheese/ui/form/faults';
import { Form } from '@cheese/ui/form/Form';
import { FormField } from '@cheese/ui/form/FormField';
import { SubmitButton } from '@cheese/ui/form/SubmitButton';
import { TwoColumns } from '@cheese/ui/form/TwoColumns';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { Section } from '@cheese/ui/frame/Section';
import { NewerNotice } from '@cheese/ui/unsaved/NewerNotice';
import { useEdition } from '@cheese/ui/unsaved/useEdition';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ColourPills } from './ColourPills';
import { LogoPart } from './LogoPart';
import { texts } from './texts';

interface ProfileFormProps {
  profile: SchoolProfile;
  /** Reopens the form with the server's version. */
  onReopen: () => void;
}

const toValues = ({
  name,
  shortName,
  contactName,
  contactPhone,
  address,
  colour,
}: SchoolProfile) => ({
  name,
  shortName,
  contactName,
  contactPhone,
  address,
  colour: (colour ?? '') as string,
});

/**
 * The version is checked on saving, so that two administrators never overwrite each other silently.
 */
export function ProfileForm({ profile, onReopen }: ProfileFormProps) {
  const draft = `school-${profile.id}`;
  const fields = useFields(toValues(profile), { draft });
  const [edit] = useEditSchoolProfileMutation();
  const { isBusy, run } = useTask();
  const { values, isDirty } = fields;
  const { edition, stand, isBehind, keepMine } = useEdition(profile.version, {
    draft,
    isDirty,
    onReopen,
  });
  const colour = values.colour as SchoolColour | '';
  const submit = (form: HTMLFormElement) => {
    const isShort = [...values.name.trim()].length < 2;
    if (!fields.pass(faultsOf({ name: isShort && texts.nameShort }), form)) return;
    void run(async () => {
      const saved = await edit({ ...values, colour: colour || null, version: edition }).unwrap();
      // Text typed after the click is not saved yet and stays.
      fields.settle();
      stand(saved.version);
    }, texts.saved);
  };
  const field = (name: Exclude<keyof typeof values, 'colour'>) =>
    ({ name, label: texts[name], maxLength: limits[name], autoComplete: 'off', fields }) as const;
  return (
    <Form label={texts.form} isDirty={isDirty} onSubmit={submit}>
      {isBehind && <NewerNotice onReopen={onReopen} onKeep={keepMine} />}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Section title={texts.look}>
          <LogoPart name={values.name} colour={colour} logo={profile.logo} />
          <Box sx={{ mt: 3 }}>
            <ColourPills chosen={colour} onChoose={(next) => fields.change('colour', next)} />
            <Typography variant="caption" component="p" sx={{ mt: 1, color: 'text.third' }}>
              {texts.colourHint}
            </Typography>
          </Box>
        </Section>
        <Section title={texts.names}>
          <TwoColumns>
            <FormField required {...field('name')} />
            <FormField {...field('shortName')} placeholder={texts.shortNamePlaceholder} />
          </TwoColumns>
        </Section>
        <Section title={texts.contact}>
          <TwoColumns>
            <FormField {...field('contactName')} />
            <FormField {...field('contactPhone')} type="tel" />
          </TwoColumns>
          <FormField {...field('address')} />
        </Section>
        <Box sx={{ width: { xs: 1, sm: 160 } }}>
          <SubmitButton isBusy={isBusy} busy={texts.saving}>
            {texts.save}
          </SubmitButton>
        </Box>
      </Box>
    </Form>
  );
}
