import { AudiencePicker } from '../../features/audience/AudiencePicker';
import type { PickAudience } from '../../features/slide/viewer/over';
import { useSessionState } from '../../session/session';

const pick: PickAudience = (asked) => <AudiencePicker {...asked} />;

/** What chooses people of one's school; who is of none has none to choose. */
export function usePickAudience(): PickAudience | undefined {
  const { person } = useSessionState();
  return person?.all.user.organisation ? pick : undefined;
}
