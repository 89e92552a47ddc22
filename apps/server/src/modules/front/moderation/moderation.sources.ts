import { commentWords } from '../../learning/comment/comment.source';
import { answerWords, questionWords } from '../../learning/courseQuestion/courseQuestion.source';
import { noticeWords } from '../../learning/courseNotice/courseNotice.source';
import { noteWords } from '../../learning/courseNote/courseNote.source';
import { layerWords } from '../../slides/annotation/annotation.source';
import { bulletWords } from '../../training/bulletComment/bulletComment.source';
import { seeSpokenOf } from '../../training/drill/drill.door';
import { anatomyTours } from '../../bodies/anatomyTour/anatomyTour.service';
import { slideTours } from '../../slides/slideTour/slideTour.service';
import { seeSpokenQuestion } from '../../exam/questionTalk/questionTalk.see';
import { evaluationWords } from '../../classroom/classroom/classEvaluation.service';
import { seeTopic, topicWords } from '../../classroom/classroomDiscuss/topic.source';
import { classNoticeWords } from '../../classroom/classroomNotice/classroomNotice.source';
import type { WordSource } from '../../people/publicWord/publicWord.source';

/** Access checks for comments on drills and questions. */
export const seeSpoken = { seeDrill: seeSpokenOf, seeQuestion: seeSpokenQuestion, seeTopic };

/** Every kind of public text must have a source here, or it cannot be moderated. */
export const wordSources: readonly WordSource[] = [
  commentWords(seeSpoken),
  noteWords,
  questionWords,
  answerWords,
  noticeWords,
  layerWords,
  slideTours.wordSource,
  anatomyTours.wordSource,
  bulletWords,
  classNoticeWords,
  topicWords,
  evaluationWords,
];
