import { AudiencePicker } from '../../features/audience/AudiencePicker';
import type { PickAudience } from '../../features/slide/viewer/over';
import { useSessionState } from '../../session/session';

const pick: PickAudience = (asked) => <AudiencePicker {...asked} />;

/** The dialog that chooses people of the user's school; undefined for users without a school. */
export function usePickAudience(): PickAudience | undefined {
  const { person } = useSessionState();
  return person?.all.user.organisation ? pick : undefined;
}
