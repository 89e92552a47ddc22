import type {
  AudienceAsked,
  AudiencePerson,
  AudienceShown,
} from '@cheese/domain/contract/school/audience';
import { ToggleRow } from '@cheese/ui/form/ToggleRow';
import Typography from '@mui/material/Typography';
import { ChosenPeople } from './ChosenPeople';
import { InvitationCode } from './InvitationCode';
import { texts } from './texts';

/** `people` is used only for the kind `chosen`. */
export interface AudienceChoice {
  kind: AudienceAsked['kind'];
  people: readonly AudiencePerson[];
}

export const toAsked = ({ kind, people }: AudienceChoice): AudienceAsked =>
  kind === 'chosen' ? { kind, personIds: people.map(({ personId }) => personId) } : { kind };

/** As something that was set up already is opened again. */
export const toChoice = ({ kind, people }: AudienceShown): AudienceChoice => ({
  kind: kind === 'everybody' ? 'organisation' : kind,
  people: kind === 'chosen' ? people : [],
});

interface AudiencePickerProps {
  choice: AudienceChoice;
  onChange: (choice: AudienceChoice) => void;
  /** The saved audience, whose invitation code can be shown and changed. */
  shown?: AudienceShown | null;
  /** The kind and the present members cannot change; members can be added. */
  isFixed?: boolean;
}

const kinds = (Object.keys(texts.kinds) as AudienceChoice['kind'][]).map((value) => ({
  value,
  label: texts.kinds[value],
}));

/** Chooses the audience: the whole school, chosen people, or anyone with the invitation code. */
export function AudiencePicker(props: AudiencePickerProps) {
  const { choice, onChange, shown = null, isFixed = false } = props;
  const { kind, people } = choice;
  return (
    <div>
      {isFixed ? (
        <Typography>{texts.kinds[kind]}</Typography>
      ) : (
        <ToggleRow
          label={texts.label}
          choices={kinds}
          chosen={kind}
          onChoose={(next) => onChange({ ...choice, kind: next })}
        />
      )}
      <Typography sx={{ mb: 2, color: 'text.third' }}>
        {isFixed && kind === 'chosen' ? texts.onlyMore : texts.hints[kind]}
      </Typography>
      {kind === 'chosen' && (
        <ChosenPeople
          people={people}
          stays={isFixed ? (shown?.people ?? []) : []}
          onChange={(next) => onChange({ ...choice, people: next })}
        />
      )}
      {kind === 'code' && shown?.code && <InvitationCode audienceId={shown.id} />}
    </div>
  );
}
