import type {
  AudienceAsked,
  AudienceGroup,
  AudiencePerson,
  AudienceShown,
} from '@cheese/domain/contract/school/audience';
import { ToggleRow } from '@cheese/ui/form/ToggleRow';
import Typography from '@mui/material/Typography';
import { ChosenGroups } from './ChosenGroups';
import { ChosenPeople } from './ChosenPeople';
import { InvitationCode } from './InvitationCode';
import { texts } from './texts';

/** `people` is used only for the kind `chosen`, `groups` only for that kind. */
export interface AudienceChoice {
  kind: AudienceAsked['kind'];
  people: readonly AudiencePerson[];
  groups?: readonly AudienceGroup[];
}

export function toAsked({ kind, people, groups = [] }: AudienceChoice): AudienceAsked {
  if (kind === 'chosen') return { kind, personIds: people.map(({ personId }) => personId) };
  if (kind === 'groups')
    return { kind, groups: groups.map((one) => ({ kind: one.kind, id: one.id })) };
  return { kind };
}

/** True if a required choice of people is empty. */
export const isNobody = ({ kind, people, groups = [] }: AudienceChoice) =>
  (kind === 'chosen' && people.length === 0) || (kind === 'groups' && groups.length === 0);

/** Converts a saved audience for the picker. */
export const toChoice = ({ kind, people, groups }: AudienceShown): AudienceChoice => ({
  kind: kind === 'everybody' ? 'organisation' : kind,
  people: kind === 'chosen' ? people : [],
  ...(kind === 'groups' && { groups }),
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

/** Chooses the audience: the school, groups of it, chosen people, or anyone with the code. */
export function AudiencePicker(props: AudiencePickerProps) {
  const { choice, onChange, shown = null, isFixed = false } = props;
  const { kind, people, groups = [] } = choice;
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
        {isFixed && kind === 'groups' && texts.onlyMoreGroups}
      </Typography>
      {kind === 'chosen' && (
        <ChosenPeople
          people={people}
          stays={isFixed ? (shown?.people ?? []) : []}
          onChange={(next) => onChange({ ...choice, people: next })}
        />
      )}
      {kind === 'groups' && (
        <ChosenGroups
          groups={groups}
          stays={isFixed ? (shown?.groups ?? []) : []}
          onChange={(next) => onChange({ ...choice, groups: next })}
        />
      )}
      {kind === 'code' && shown?.code && <InvitationCode audienceId={shown.id} />}
    </div>
  );
}
