import { proposalNotFound } from '../../../core/proposals/find-proposal.ts'
import type { GrantToCreate } from '../../../core/proposals/grant-to-create.ts'
import { notFound, type AppError } from '../../../core/shared/app-error.ts'
import { parseId } from '../../../core/shared/id.ts'
import { nameRequest } from '../../http-contract/projects.ts'
import { createManualGrantRequest, improveAnswerRequest, newQuestionRequest } from '../../http-contract/proposals.ts'
import { actorOf, answer, type ApiContext, type ApiRouter } from '../api-context.ts'
import { nameRules, parse, type WrongFields } from '../parse.ts'
import { pathId } from '../path-id.ts'
import type { RouteParts } from '../route-parts.ts'
import { fileMissing, sentFile } from '../sent-file.ts'
import type { UseCases } from '../use-cases.ts'
import { grantFields } from './multipart-grant.ts'
import {
  presentCoordinatorMessage,
  presentMetadata,
  presentProposal,
  presentProposalToAdmin,
  presentSource,
} from './present.ts'

export function proposalRoutes(router: ApiRouter, parts: RouteParts): void {
  creationRoutes(router, parts)
  viewRoutes(router, parts)
  changeRoutes(router, parts)
  coverLetterRoutes(router, parts)
}

function creationRoutes(router: ApiRouter, { useCases, session, longJson, uploadRoom, upload }: RouteParts): void {
  router.post('/proposals/createManualGrant', session, longJson, async (ctx) => {
    const grant = parseGrant(ctx, ctx.request.body)
    const { id } = await useCases.createManualGrant.execute(grant)
    answer(ctx, { id, _id: id }, 201)
  })

  router.post('/proposals/createUploadGrant', session, uploadRoom, upload, async (ctx) => {
    const grant = parseGrant(ctx, grantFields(ctx.state.upload?.fields ?? {}), () => fileMissing(ctx))
    const { id } = await useCases.createUploadGrant.execute({ ...grant, ...sentFile(ctx) })
    answer(ctx, { id, _id: id }, 201)
  })
}

function viewRoutes(router: ApiRouter, { useCases, session, versions }: RouteParts): void {
  router.get('/proposals/:id', session, (ctx) => {
    const input = { actor: actorOf(ctx), proposalId: idOf(ctx) }
    return versions.answer(ctx, {
      version: () => useCases.viewProposal.version(input),
      produce: () => proposalAnswer(useCases, ctx),
    })
  })

  router.get('/proposals/:id/coordinatorMessages', session, async (ctx) => {
    const input = { actor: actorOf(ctx), proposalId: idOf(ctx) }
    const { messages, metadata } = await useCases.viewCoordinatorMessages.execute(input)
    answer(ctx, { messages: messages.map(presentCoordinatorMessage), metadata: presentMetadata(metadata) })
  })

  router.get('/proposals/:id/questions/:questionId/sources', session, async (ctx) => {
    const sources = await useCases.viewSources.execute({ actor: actorOf(ctx), ...questionIdsOf(ctx) })
    answer(ctx, { sources: sources.map(presentSource) })
  })
}

function changeRoutes(router: ApiRouter, { useCases, session, json, longJson }: RouteParts): void {
  router.post('/proposals/:id/update', session, json, async (ctx) => {
    const proposalId = idOf(ctx)
    const { name } = parse(nameRequest, ctx.request.body, nameRules)
    await useCases.renameProposal.execute({ actor: actorOf(ctx), proposalId, name })
    answer(ctx, await proposalAnswer(useCases, ctx))
  })

  router.post('/proposals/:id/toggleArchived', session, async (ctx) => {
    await useCases.toggleProposalArchived.execute({ actor: actorOf(ctx), proposalId: idOf(ctx) })
    answer(ctx, await proposalAnswer(useCases, ctx))
  })

  router.post('/proposals/:id/newQuestion', session, longJson, async (ctx) => {
    const proposalId = idOf(ctx)
    const { questionText } = parse(newQuestionRequest, ctx.request.body)
    await useCases.addQuestion.execute({ actor: actorOf(ctx), proposalId, questionText })
    answer(ctx, await proposalAnswer(useCases, ctx), 201)
  })

  router.post('/proposals/:id/improveAnswer/:questionId', session, longJson, async (ctx) => {
    const ids = questionIdsOf(ctx)
    const { userRequest } = parse(improveAnswerRequest, ctx.request.body)
    await useCases.requestImprovement.execute({ actor: actorOf(ctx), ...ids, userRequest })
    answer(ctx, await proposalAnswer(useCases, ctx))
  })
}

function coverLetterRoutes(router: ApiRouter, { useCases, session }: RouteParts): void {
  router.post('/coverLetters/generate/:proposalId', session, async (ctx) => {
    await useCases.requestCoverLetter.execute({ actor: actorOf(ctx), proposalId: idOf(ctx) })
    answer(ctx, await proposalAnswer(useCases, ctx))
  })

  router.post('/proposals/:id/generateFunderOverview', session, async (ctx) => {
    await useCases.requestFunderOverview.execute({ actor: actorOf(ctx), proposalId: idOf(ctx) })
    answer(ctx, await proposalAnswer(useCases, ctx))
  })
}

async function proposalAnswer({ viewProposal }: UseCases, ctx: ApiContext) {
  const actor = actorOf(ctx)
  const detail = await viewProposal.execute({ actor, proposalId: idOf(ctx) })
  return { proposal: actor.isAdmin ? presentProposalToAdmin(detail) : presentProposal(detail) }
}

function parseGrant(ctx: ApiContext, sent: unknown, rules: () => WrongFields = () => ({})): GrantToCreate {
  const grant = parse(createManualGrantRequest, sent, (text) => ({
    ...nameRules(text),
    ...rules(),
  }))
  return {
    actor: actorOf(ctx),
    name: grant.name,
    projectId: parseId<'project'>(grant.projectId ?? ''),
    grantInfo: grant.grantInfo,
    funderId: parseId<'funder'>(grant.funderId ?? ''),
    funderName: grant.funderName ?? null,
  }
}

function idOf(ctx: ApiContext) {
  return pathId<'proposal'>(ctx.params['id'] ?? ctx.params['proposalId'], proposalNotFound)
}

function questionIdsOf(ctx: ApiContext) {
  return {
    proposalId: pathId<'proposal'>(ctx.params['id'], questionNotFound),
    questionId: pathId<'question'>(ctx.params['questionId'], questionNotFound),
  }
}

function questionNotFound(): AppError {
  return notFound('proposals.question-not-found', 'Question not found')
}
