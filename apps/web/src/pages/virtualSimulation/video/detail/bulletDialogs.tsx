import { wordKindCodes } from '@cheese/domain/codes/people/publicWords';
import type { SimulationVideoDetail } from '@cheese/domain/contract/training/simulationVideo';
import { ReportWords } from '../../../../features/comments/ReportWords';
import type { BulletDialogs } from '../../../../features/bullets/BulletMenu';
import { MuteDialog } from '../../../../features/muting/MuteDialog';
import { SchoolMute } from './SchoolMute';
import { texts } from './texts';

/** Reporting works as for all user content; a school's moderator mutes only within the school. */
export const bulletDialogs = ({
  id: videoId,
  isKeeping,
}: Pick<SimulationVideoDetail, 'id' | 'isKeeping'>): BulletDialogs => ({
  isKeeping,
  report: ({ id }, onClose) => (
    <ReportWords kind={wordKindCodes.bullet} id={id} onClose={onClose} />
  ),
  mute: ({ senderId }, onClose) =>
    isKeeping ? (
      <SchoolMute videoId={videoId} senderId={senderId} onClose={onClose} />
    ) : (
      <MuteDialog person={{ id: senderId, nickname: texts.sender, avatar: '' }} onClose={onClose} />
    ),
});
