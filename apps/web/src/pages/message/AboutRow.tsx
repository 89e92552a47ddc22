import { discussedTypeCodes } from '@cheese/domain/codes/learning/studiedTypes';
import { noticeTargetCodes, noticeTargets } from '@cheese/domain/codes/people/noticeTargets';
import type { LikeNotice } from '@cheese/domain/contract/people/shapes/noticeShapes';
import { PersonFace } from '@cheese/ui/media/PersonFace';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { paths } from '../../paths';
import { NoticeRow } from './NoticeRow';
import { texts } from './texts';

const Who = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  ...theme.typography.subtitle2,
}));

const Quote = styled('blockquote')(({ theme }) => ({
  margin: '8px 0 0',
  padding: '8px 12px',
  color: theme.palette.text.secondary,
  backgroundColor: theme.palette.ground,
  borderRadius: 4,
  overflowWrap: 'anywhere',
}));

/** Link to the content itself, or to the product it belongs to. */
function originOf({ target, targetId, productType, productId }: LikeNotice['about']) {
  if (target === noticeTargetCodes.question) return paths.courseQuestion({ id: targetId });
  if (target === noticeTargetCodes.comment && productType === discussedTypeCodes.course) {
    return paths.courseComments({ courseId: productId });
  }
  if (productType === discussedTypeCodes.drill) return paths.firstAidDrillSystem({ id: productId });
  if (productType === discussedTypeCodes.classTopic)
    return paths.colleges.home({ topicId: productId });
  if (productType === discussedTypeCodes.question)
    return paths.questionTalk({ questionId: productId });
  return paths.commodity({ type: productType, productId });
}

interface AboutRowProps {
  notice: LikeNotice;
  /** Names the senders, if several notices were combined. */
  people: (name: string, others: number) => string;
  /** Describes what the senders did. */
  did: (target: string) => string;
  children?: ReactNode;
}

/** A reaction to the reader's content, with a link to it. */
export function AboutRow({ notice, people, did, children }: AboutRowProps) {
  const { sender, about, others } = notice;
  const who = people(sender.nickname, others);
  const what = about.isMention
    ? `${who}${texts.mentioned}`
    : `${who}${did(noticeTargets[about.target])}`;
  const origin = originOf(about);
  return (
    <NoticeRow
      notice={notice}
      name={`${what} ${about.excerpt ?? ''}`.trim()}
      heading={
        <Who>
          <PersonFace src={sender.avatar} name={sender.nickname} size={28} />
          {what}
        </Who>
      }
      facts={<Link href={origin}>{texts.see}</Link>}
    >
      {about.excerpt === null ? <p>{texts.shut}</p> : children}
      {about.excerpt !== null && <Quote>{about.excerpt}</Quote>}
    </NoticeRow>
  );
}
