import type { FileContent } from '../../../core/hand-in/application-text.ts'
import { parseId } from '../../../core/shared/id.ts'
import { namesIn, sendFile } from '../downloads.ts'
import { givenNameRules, nameRules } from '../parse.ts'
import { created } from '../projects/present.ts'
import type { ApiRequest, Routes } from '../route.ts'
import type { RouteParts } from '../route-parts.ts'
import type { UseCases } from '../use-cases.ts'
import { presentSource } from '../texts/present-source.ts'
import { presentCoordinatorMessage, presentMetadata } from './present.ts'
import { proposalAnswer } from './proposal-answer.ts'

export function proposalRoutes({ useCases }: RouteParts) {
  return { ...creationRoutes(useCases), ...viewRoutes(useCases), ...changeRoutes(useCases) } satisfies Partial<Routes>
}

function creationRoutes(useCases: UseCases) {
  return {
    'POST /proposals/createManualGrant': {
      rules: nameRules,
      once: async ({ actor, body }) => (await useCases.createManualGrant.execute({ actor, ...grantOf(body) })).id,
      handle: created,
    },
    'POST /proposals/createUploadGrant': {
      rules: nameRules,
      once: async ({ actor, body, file }) =>
        (
          await useCases.createUploadGrant.execute({
            actor,
            ...grantOf(body),
            headZone: body.headZone ?? null,
            ...file,
          })
        ).id,
      handle: created,
    },
  } satisfies Partial<Routes>
}

function viewRoutes(useCases: UseCases) {
  return {
    'GET /proposals/:id': {
      version: ({ actor, params }) => useCases.viewProposal.version({ actor, proposalId: params.id }),
      handle: ({ actor, params }) => proposalAnswer(useCases, actor, params.id),
    },
    'GET /proposals/:id/download': async ({ ctx, actor, params, query }) => {
      const asked = { actor, proposalId: params.id, format: query.format, include: namesIn<FileContent>(query.include) }
      sendFile(ctx, await useCases.downloadApplication.execute(asked))
    },
    'GET /proposals/:id/coverLetter/download': async ({ ctx, actor, params, query }) =>
      sendFile(ctx, await useCases.downloadCoverLetter.execute({ actor, proposalId: params.id, ...query })),
    'GET /proposals/:id/coordinatorMessages': async ({ actor, params }) => {
      const { messages, metadata } = await useCases.viewCoordinatorMessages.execute({ actor, proposalId: params.id })
      return { messages: messages.map(presentCoordinatorMessage), metadata: presentMetadata(metadata) }
    },
    'GET /proposals/:id/questions/:questionId/sources': async ({ actor, params: { id, questionId } }) => {
      const { sources, passages } = await useCases.viewSources.execute({ actor, proposalId: id, questionId })
      return { sources: sources.map(presentSource), passages: passages.map(presentSource) }
    },
    'GET /proposals/:id/passages': async ({ actor, params: { id } }) => {
      const found = await useCases.viewPassages.execute({ actor, proposalId: id })
      return {
        questions: found.map(({ questionId, version, passages }) => {
          return { questionId, version, passages: passages.map(presentSource) }
        }),
      }
    },
  } satisfies Partial<Routes>
}

function changeRoutes(useCases: UseCases) {
  return {
    'POST /proposals/:id/update': {
      rules: givenNameRules,
      handle: async ({ actor, params, body }) => {
        await useCases.changeProposal.execute({ actor, proposalId: params.id, changes: proposalChangesOf(body) })
        return proposalAnswer(useCases, actor, params.id)
      },
    },
    'POST /proposals/:id/form': async ({ actor, params, file }) => {
      await useCases.giveForm.execute({ actor, proposalId: params.id, ...file })
      return proposalAnswer(useCases, actor, params.id)
    },
    'POST /proposals/:id/duplicate': {
      once: async ({ actor, params }) =>
        (await useCases.duplicateProposal.execute({ actor, proposalId: params.id })).id,
      handle: created,
    },
    'POST /proposals/:id/remove': ({ actor, params }) =>
      useCases.removeProposal.execute({ actor, proposalId: params.id }),
    'POST /proposals/:id/toggleArchived': async ({ actor, params }) => {
      await useCases.toggleProposalArchived.execute({ actor, proposalId: params.id })
      return proposalAnswer(useCases, actor, params.id)
    },
    'POST /proposals/:id/newQuestion': {
      once: async ({ actor, params, body }) =>
        (await useCases.addQuestion.execute({ actor, proposalId: params.id, ...body })).id,
      handle: ({ actor, params }) => proposalAnswer(useCases, actor, params.id),
    },
    'POST /proposals/:id/improveAnswer/:questionId': {
      once: async ({ actor, params: { id, questionId }, body }) => {
        await useCases.requestImprovement.execute({ actor, proposalId: id, questionId, ...body })
      },
      handle: ({ actor, params }) => proposalAnswer(useCases, actor, params.id),
    },
    'POST /proposals/:id/draftAgain': async ({ actor, params, body }) => {
      const { scope, questionIds, confirmed = false } = body
      const ids = questionIds?.flatMap((id) => parseId<'question'>(id) ?? []) ?? null
      const asked = { actor, proposalId: params.id, scope, questionIds: ids, confirmed }
      return {
        replaced: await useCases.draftAgain.execute(asked),
        ...(await proposalAnswer(useCases, actor, params.id)),
      }
    },
    'POST /coverLetters/generate/:proposalId': async ({ actor, params: { proposalId }, body }) => {
      await useCases.requestCoverLetter.execute({ actor, proposalId, ...body })
      return proposalAnswer(useCases, actor, proposalId)
    },
    'POST /proposals/:id/generateFunderOverview': async ({ actor, params }) => {
      await useCases.requestFunderOverview.execute({ actor, proposalId: params.id })
      return proposalAnswer(useCases, actor, params.id)
    },
  } satisfies Partial<Routes>
}

function grantOf({ name, projectId, grantInfo, funderId, funderName }: SentGrant) {
  return {
    name,
    projectId: parseId<'project'>(projectId ?? ''),
    grantInfo,
    funderId: parseId<'funder'>(funderId ?? ''),
    funderName: funderName ?? null,
  }
}

type SentGrant = ApiRequest<'POST /proposals/createManualGrant'>['body']

type SentChanges = ApiRequest<'POST /proposals/:id/update'>['body']

function proposalChangesOf({ funderId, ownerId, ...changes }: SentChanges) {
  return {
    ...changes,
    funderId: funderId ? parseId<'funder'>(funderId) : (funderId as null | undefined),
    ownerId: ownerId ? parseId<'user'>(ownerId) : (ownerId as null | undefined),
  }
}
