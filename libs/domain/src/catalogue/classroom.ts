import { classroomCalls } from '../calls/classroom/classroom';
import { classroomDiscussCalls } from '../calls/classroom/classroomDiscuss';
import { classroomNoticeCalls } from '../calls/classroom/classroomNotice';
import { classroomRankCalls } from '../calls/classroom/classroomRank';
import { classroomTestCalls } from '../calls/classroom/classroomTest';
import { classroomContract } from '../contract/classroom/classroom';
import { classroomDiscussContract } from '../contract/classroom/classroomDiscuss';
import { classroomNoticeContract } from '../contract/classroom/classroomNotice';
import { classroomRankContract } from '../contract/classroom/classroomRank';
import { classroomTestContract } from '../contract/classroom/classroomTest';
import type { Resources } from './resource';

export const classroomResources = {
  classroom: { calls: classroomCalls, contract: classroomContract },
  classroomDiscuss: { calls: classroomDiscussCalls, contract: classroomDiscussContract },
  classroomNotice: { calls: classroomNoticeCalls, contract: classroomNoticeContract },
  classroomRank: { calls: classroomRankCalls, contract: classroomRankContract },
  classroomTest: { calls: classroomTestCalls, contract: classroomTestContract },
} satisfies Resources;
