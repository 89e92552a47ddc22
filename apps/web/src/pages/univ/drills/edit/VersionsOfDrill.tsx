import {
  useGetDrillVersionsQuery,
  useLazyGetDrillVersionQuery,
} from '@cheese/api-client/training/drillMaking';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import type { Drill } from '@cheese/drills/graph/drill';
import { VersionsPart } from '../../making/edit/VersionsPart';
import { texts } from './texts';
import { drillIn } from './useDrillDraft';

interface VersionsOfDrillProps {
  id: number;
  onTake: (drill: Drill) => void;
}

export function VersionsOfDrill({ id, onTake }: VersionsOfDrillProps) {
  const query = useGetDrillVersionsQuery({ id });
  const [read] = useLazyGetDrillVersionQuery();
  return (
    <VersionsPart
      query={query}
      lineOf={({ version, title, publishedAt, sceneCount }) =>
        texts.versionLine(version, title, chinaMinute(publishedAt), sceneCount)
      }
      take={async (version) => onTake(drillIn((await read({ id, version }).unwrap()).file))}
    />
  );
}
