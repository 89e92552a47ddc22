import { commentCalls as calls } from '@cheese/domain/calls/learning/comment';
import { commentContract as contract } from '@cheese/domain/contract/learning/comment';
import type { FastifyInstance } from 'fastify';
import { answerSharedTo } from '../../../calls/shared';
import { answer } from '../../../calls/call';
import { listComments, listReplies, ownIn, readComment, readReply, seenBy } from './comment.list';
import {
  addComment,
  editComment,
  likeComment,
  pinComment,
  removeComment,
  reply,
  setCommentState,
} from './comment.service';
import type { Seeing } from './comment.subject';
import { rateCourse, readRating } from './rating.service';

export const commentRoutes = (seeing: Seeing) => (app: FastifyInstance) => {
  answerSharedTo(app, calls.list, contract.list, {
    seenBy: ({ query, ...looking }) => seenBy({ ...looking, ...seeing }, query),
    alike: ({ subject }) => subject,
    make: ({ db, query }, subject) => listComments(db, subject, query),
    own: ownIn,
  });
  answer(app, calls.replies, contract.replies, ({ query, ...looking }) =>
    listReplies({ ...looking, ...seeing }, query),
  );
  writing(app, seeing);
  moderating(app, seeing);
  answer(app, calls.rating, contract.rating, ({ query, ...looking }) =>
    readRating(looking, query.courseId),
  );
  answer(app, calls.rate, contract.rate, ({ body, ...context }) => rateCourse(context, body));
};

function writing(app: FastifyInstance, seeing: Seeing) {
  answer(app, calls.add, contract.add, async ({ body, ...context }) =>
    readComment(context, await addComment({ ...context, ...seeing }, body)),
  );
  answer(app, calls.reply, contract.reply, async ({ body, ...context }) =>
    readReply(context, await reply({ ...context, ...seeing }, body)),
  );
  answer(app, calls.edit, contract.edit, ({ body, ...context }) =>
    editComment({ ...context, ...seeing }, body),
  );
  answer(app, calls.like, contract.like, ({ body, ...context }) =>
    likeComment({ ...context, ...seeing }, body),
  );
  answer(app, calls.remove, contract.remove, ({ query, ...context }) =>
    removeComment({ ...context, ...seeing }, query.id),
  );
}

function moderating(app: FastifyInstance, seeing: Seeing) {
  answer(app, calls.setState, contract.setState, ({ body, ...context }) =>
    setCommentState({ ...context, ...seeing }, body),
  );
  answer(app, calls.pin, contract.pin, ({ body, ...context }) =>
    pinComment({ ...context, ...seeing }, body),
  );
}
