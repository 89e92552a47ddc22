import {
  useGetCaseVersionsQuery,
  useLazyGetCaseVersionQuery,
} from '@cheese/api-client/training/patientMaking';
import { unpackCase } from '@cheese/patients/exchange/pack';
import type { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { VersionsPart } from '../../making/edit/VersionsPart';
import { texts } from './texts';

interface VersionsOfCaseProps {
  id: number;
  onTake: (of: PatientCase) => void;
}

export function VersionsOfPatient({ id, onTake }: VersionsOfCaseProps) {
  const query = useGetCaseVersionsQuery({ id });
  const [read] = useLazyGetCaseVersionQuery();
  return (
    <VersionsPart
      query={query}
      lineOf={({ version, title, publishedAt }) =>
        texts.versionLine(version, title, chinaMinute(publishedAt))
      }
      take={async (version) => onTake(unpackCase((await read({ id, version }).unwrap()).file))}
    />
  );
}
