import { Readable } from 'node:stream'
import { questionText } from '../../../core/proposals/question/question-text.ts'
import { nameFile } from '../downloads.ts'
import { wrongFieldsOf } from '../parse.ts'
import { proposalAnswer } from '../proposals/proposal-answer.ts'
import type { Routes } from '../route.ts'
import type { RouteParts } from '../route-parts.ts'
import type { UseCases } from '../use-cases.ts'
import { presentDoubtful, presentForm, presentFilled } from './present.ts'

export function formRoutes(parts: RouteParts) {
  const { useCases } = parts
  return { ...readingRoutes(useCases), ...fillingRoutes(parts), ...itemRoutes(useCases) } satisfies Partial<Routes>
}

function readingRoutes(useCases: UseCases) {
  return {
    'GET /proposals/:id/form/blocks': async ({ actor, params }) =>
      presentForm(await useCases.viewForm.execute({ actor, proposalId: params.id })),
    'GET /proposals/:id/form/file': async ({ ctx, actor, params }) => {
      const { form, content } = await useCases.viewFormFile.execute({ actor, proposalId: params.id })
      nameFile(ctx, form.fileName)
      ctx.type = 'application/octet-stream'
      ctx.body = Readable.from(content)
    },
    'POST /proposals/:id/form/mark': async ({ actor, params, body }) => {
      await useCases.markLine.execute({ actor, proposalId: params.id, ...body })
      return proposalAnswer(useCases, actor, params.id)
    },
    'GET /proposals/:id/form/doubtfulLines': async ({ actor, params }) =>
      presentDoubtful(await useCases.listDoubtfulLines.execute({ actor, proposalId: params.id })),
    'POST /proposals/:id/form/toldLines': async ({ actor, params, body }) => {
      await useCases.tellLine.execute({ actor, proposalId: params.id, ...body })
      return proposalAnswer(useCases, actor, params.id)
    },
    'POST /proposals/:id/form/confirm': async ({ actor, params }) => {
      await useCases.settleDoubt.execute({ actor, proposalId: params.id })
      return proposalAnswer(useCases, actor, params.id)
    },
  } satisfies Partial<Routes>
}

function fillingRoutes({ useCases }: RouteParts) {
  return {
    'GET /proposals/:id/filledForm': async ({ ctx, actor, params, query }) => {
      const input = { actor, proposalId: params.id, hasRemarks: query.remarks === '1' }
      const { fileName, bytes } = await useCases.fillForm.execute(input)
      nameFile(ctx, fileName)
      ctx.type = 'application/octet-stream'
      ctx.body = Buffer.from(bytes)
    },
    'GET /proposals/:id/filledForm/places': async ({ actor, params }) => {
      const filled = await useCases.fillForm.execute({ actor, proposalId: params.id, hasRemarks: false })
      return presentFilled(filled)
    },
    'POST /proposals/:id/questions/:questionId/answerPlace': async ({ actor, params: { id, questionId }, body }) => {
      await useCases.pointToPlace.execute({ actor, proposalId: id, questionId, ...body })
    },
  } satisfies Partial<Routes>
}

function itemRoutes(useCases: UseCases) {
  return {
    'POST /proposals/:id/items/:itemId': {
      rules: (text) => (text('text') === '' ? {} : wrongFieldsOf(() => questionText(text('text'), 'text'))),
      handle: async ({ actor, params: { id, itemId }, body }) => {
        await useCases.changeItem.execute({ actor, proposalId: id, itemId, changes: body })
        return proposalAnswer(useCases, actor, id)
      },
    },
    'POST /proposals/:id/items/:itemId/remove': async ({ actor, params: { id, itemId } }) => {
      await useCases.removeItem.execute({ actor, proposalId: id, itemId })
      return proposalAnswer(useCases, actor, id)
    },
    'POST /proposals/:id/items/:itemId/ask': async ({ actor, params: { id, itemId } }) => {
      await useCases.askItem.execute({ actor, proposalId: id, itemId })
      return proposalAnswer(useCases, actor, id)
    },
    'POST /proposals/:id/questions/:questionId/makeItem': async ({ actor, params: { id, questionId }, body }) => {
      await useCases.makeItem.execute({ actor, proposalId: id, questionId, kind: body.kind })
      return proposalAnswer(useCases, actor, id)
    },
  } satisfies Partial<Routes>
}
