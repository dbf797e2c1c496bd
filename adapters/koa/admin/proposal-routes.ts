import { grantDocumentNotFound } from '../../../core/proposals/change-classification.ts'
import { proposalNotFound } from '../../../core/proposals/find-proposal.ts'
import {
  changeClassificationRequest,
  reloadAllAnswersRequest,
  reloadSingleAnswerRequest,
} from '../../http-contract/admin.ts'
import { actorOf, answer, type ApiRouter } from '../api-context.ts'
import { adminsOnly } from '../middleware/admins-only.ts'
import { parse } from '../parse.ts'
import { pathId } from '../path-id.ts'
import { presentProposalToAdmin } from '../proposals/present.ts'
import type { RouteParts } from '../route-parts.ts'
import { presentGrantDocument } from './present.ts'

/** What admins do with applications of any account. */
export function adminProposalRoutes(router: ApiRouter, { useCases, session, json }: RouteParts): void {
  router.post('/admin/proposals/reloadAllAnswers', session, adminsOnly, json, async (ctx) => {
    const sent = parse(reloadAllAnswersRequest, ctx.request.body)
    const of = { actor: actorOf(ctx), proposalId: pathId<'proposal'>(sent.proposalId, proposalNotFound) }
    await useCases.reloadAllAnswers.execute(of)
    answer(ctx, { proposal: presentProposalToAdmin(await useCases.viewProposal.execute(of)) })
  })

  router.post('/admin/proposals/reloadSingleAnswer', session, adminsOnly, json, async (ctx) => {
    const sent = parse(reloadSingleAnswerRequest, ctx.request.body)
    const of = { actor: actorOf(ctx), proposalId: pathId<'proposal'>(sent.proposalId, proposalNotFound) }
    const questionId = pathId<'question'>(sent.questionId, proposalNotFound)
    await useCases.reloadAnswer.execute({ ...of, questionId })
    answer(ctx, { proposal: presentProposalToAdmin(await useCases.viewProposal.execute(of)) })
  })

  router.post('/admin/proposalsDocuments/changeClassification', session, adminsOnly, json, async (ctx) => {
    const { proposalDocumentId } = parse(changeClassificationRequest, ctx.request.body)
    const proposalId = pathId<'proposal'>(proposalDocumentId, grantDocumentNotFound)
    const document = await useCases.changeClassification.execute({ actor: actorOf(ctx), proposalId })
    answer(ctx, { proposalsDocument: presentGrantDocument(document) })
  })
}
