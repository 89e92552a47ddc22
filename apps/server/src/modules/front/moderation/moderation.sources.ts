import { commentWords } from '../../learning/comment/comment.source';
import { answerWords, questionWords } from '../../learning/courseQuestion/question.source';
import { noticeWords } from '../../learning/courseNotice/notice.source';
import { noteWords } from '../../learning/note/note.source';
import { layerWords } from '../../viewers/annotation/annotation.source';
import { bulletWords } from '../../viewers/bulletComment/bulletComment.source';
import { seeSpokenOf } from '../../viewers/drill/drill.door';
import { anatomyTourWords } from '../../viewers/anatomyTour/anatomyTour.source';
import { tourWords } from '../../viewers/slideTour/slideTour.source';
import type { WordSource } from '../../people/publicWord/publicWord.source';

/** Whatever people write in public: each kind has its source here, or nobody could look after it. */
export const wordSources: readonly WordSource[] = [
  commentWords(seeSpokenOf),
  noteWords,
  questionWords,
  answerWords,
  noticeWords,
  layerWords,
  tourWords,
  anatomyTourWords,
  bulletWords,
];
