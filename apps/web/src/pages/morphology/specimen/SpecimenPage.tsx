import { useSearchParams } from 'react-router-dom';
import { readSpecimenAddress } from './specimenAddress';
import { SpecimenListing } from './SpecimenListing';
import { SpecimenView } from './SpecimenView';

/** The list of specimens, or the one in the address. */
export default function SpecimenPage() {
  const { id, ...listed } = readSpecimenAddress(useSearchParams()[0]);
  return id === undefined ? <SpecimenListing {...listed} /> : <SpecimenView key={id} id={id} />;
}
