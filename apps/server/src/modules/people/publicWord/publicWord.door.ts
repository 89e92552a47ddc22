export { addWaiting, deleteWaiting, insertReport } from './publicWord.store';
export {
  deleteMute,
  deleteSensitive,
  updateSensitive,
  updateVerdict,
  upsertMute,
  upsertSensitive,
} from './publicWord.manage.store';
