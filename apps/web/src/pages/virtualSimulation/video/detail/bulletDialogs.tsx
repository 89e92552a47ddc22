import { ReportWords } from '../../../../features/comments/ReportWords';
import type { BulletDialogs } from '../../../../features/bullets/BulletMenu';
import { MuteDialog } from '../../../../features/muting/MuteDialog';
import { texts } from './texts';

const BULLET = 9;

/** What is asked about a bullet: as about whatever people write. */
export const bulletDialogs: BulletDialogs = {
  report: ({ id }, onClose) => <ReportWords kind={BULLET} {...{ id, onClose }} />,
  mute: ({ senderId }, onClose) => (
    <MuteDialog person={{ id: senderId, nickname: texts.sender, avatar: '' }} onClose={onClose} />
  ),
};
