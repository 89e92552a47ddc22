// An engine is handed its questions and what keeps the answers: no call, no catalogue, no store.
import { useBeginQuizMutation } from '@cheese/emergency-api/quiz';
import { useSession } from '@cheese/auth/session';
import { QuizPage } from '../../../apps/emergency/src/pages/emergencyCenter/quiz/QuizPage';
import { Panorama } from '@cheese/panorama/Panorama';
import { useSelector } from 'react-redux';
import { quizContract } from '@cheese/domain/contract/emergency/quiz';
export const answer = fetch('/doctor-cheese-smreds/smreds/quiz/v1/answer');
