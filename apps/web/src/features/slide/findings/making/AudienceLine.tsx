import type { AudienceShown } from '@cheese/domain/contract/school/audience';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { ToggleRow } from '@cheese/ui/form/ToggleRow';
import { useToast } from '@cheese/ui/toast/useToast';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { AudienceChosen, PickAudience } from '../../viewer/over';
import { texts } from './texts';

interface AudienceLineProps {
  /** Null for everyone who can see the slide. */
  audience: AudienceChosen | null;
  /** The saved audience, which has the code for joining. */
  shown: AudienceShown | null;
  pickAudience: PickAudience;
  onChange: (audience: AudienceChosen | null) => void;
}

export function AudienceLine(props: AudienceLineProps) {
  const { audience } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="row">
      <span>
        {texts.audience}：{saidOf(audience)}
      </span>
      <Button size="small" aria-label={texts.changeAudience} onClick={() => setOpen(true)}>
        {texts.change}
      </Button>
      {isOpen && <AudienceDialog {...props} onClose={() => setOpen(false)} />}
    </div>
  );
}

function saidOf(audience: AudienceChosen | null) {
  if (audience === null) return texts.forAll;
  const { kind, people, groups = [] } = audience;
  if (kind === 'groups') return texts.forGroups(groups.map(({ name }) => name));
  return texts.forKind(kind, people.length);
}

const isNobody = ({ kind, people, groups = [] }: AudienceChosen) =>
  (kind === 'chosen' && people.length === 0) || (kind === 'groups' && groups.length === 0);

const whole: AudienceChosen = { kind: 'organisation', people: [] };
const choices = [
  { value: 'all', label: texts.forAll },
  { value: 'some', label: texts.forSome },
] as const;

function AudienceDialog(props: AudienceLineProps & { onClose: () => void }) {
  const { shown, pickAudience, onChange, onClose } = props;
  const [audience, choose] = useState(props.audience);
  const toast = useToast();
  const take = () => {
    if (audience && isNobody(audience)) {
      return void toast.info(texts.nobody);
    }
    onChange(audience);
    onClose();
  };
  return (
    <PanelDialog
      title={texts.changeAudience}
      lead={texts.audienceHint}
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" onClick={onClose}>
            {texts.back}
          </Button>
          <Button variant="contained" onClick={take}>
            {texts.take}
          </Button>
        </>
      }
    >
      <ToggleRow
        label={texts.audience}
        choices={choices}
        chosen={audience === null ? 'all' : 'some'}
        onChoose={(next) => choose(next === 'all' ? null : (audience ?? whole))}
      />
      {audience && pickAudience({ choice: audience, shown, onChange: choose })}
    </PanelDialog>
  );
}
