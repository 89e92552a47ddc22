import { type IdentityProof, identityProofs } from '@cheese/domain/codes/people/personStates';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import { texts } from './texts';

interface ProofListProps {
  chosen: readonly IdentityProof[];
  onChange: (chosen: readonly IdentityProof[]) => void;
}

/** Checkboxes for the proofs of identity that the operator has seen. */
export const ProofList = ({ chosen, onChange }: ProofListProps) => (
  <FormControl component="fieldset">
    <FormLabel component="legend">{texts.proofs}</FormLabel>
    {(Object.keys(identityProofs) as IdentityProof[]).map((proof) => (
      <FormControlLabel
        key={proof}
        label={identityProofs[proof]}
        control={
          <Checkbox
            checked={chosen.includes(proof)}
            onChange={(_, isOn) =>
              onChange(isOn ? [...chosen, proof] : chosen.filter((one) => one !== proof))
            }
          />
        }
      />
    ))}
  </FormControl>
);
