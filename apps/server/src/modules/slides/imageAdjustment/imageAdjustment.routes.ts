import { imageAdjustmentCalls as calls } from '@cheese/domain/calls/slides/imageAdjustment';
import { imageAdjustment as asItIs } from '@cheese/domain/codes/slides/imageAdjustment';
import { imageAdjustmentContract as contract } from '@cheese/domain/contract/slides/imageAdjustment';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { requireSlide } from '../slide/slide.access';
import { findKnobs, keepKnobs } from './imageAdjustment.store';

export function imageAdjustmentRoutes(app: FastifyInstance) {
  answer(app, calls.detail, contract.detail, async ({ query: { slideId }, ...context }) => {
    await requireSlide(context, slideId);
    return (await findKnobs(context.db, { personId: context.person.id, slideId })) ?? asItIs;
  });
  answer(app, calls.save, contract.save, async ({ body, ...context }) => {
    const { slideId, ...knobs } = body;
    await requireSlide(context, slideId);
    await keepKnobs(context.db, { personId: context.person.id, slideId, knobs });
    return knobs;
  });
}
