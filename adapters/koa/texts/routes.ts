import type { Actor } from '../../../core/accounts/user.ts'
import { versionNotFound } from '../../../core/texts/restore-text.ts'
import type { TextPlace } from '../../../core/texts/find-text.ts'
import { typedText } from '../../../core/texts/typed-text.ts'
import { parseId } from '../../../core/shared/id.ts'
import type { PageRequest } from '../../../core/shared/page.ts'
import { wrongFieldsOf, type SentText } from '../parse.ts'
import type { ApiRequest, Routes } from '../route.ts'
import type { RouteParts } from '../route-parts.ts'
import type { UseCases } from '../use-cases.ts'
import { presentText, presentVersion } from './present.ts'

export function textRoutes({ useCases }: RouteParts) {
  const { edit, versions, restore, undo } = textActions(useCases)
  return {
    'POST /proposals/:id/questions/:questionId/answer/edit': {
      rules: textRules,
      handle: ({ actor, params, body }) => edit(actor, answerAt(params), body),
    },
    'GET /proposals/:id/questions/:questionId/answer/versions': ({ actor, params, query }) =>
      versions(actor, answerAt(params), query),
    'POST /proposals/:id/questions/:questionId/answer/restore': ({ actor, params, body }) =>
      restore(actor, answerAt(params), body),
    'POST /proposals/:id/questions/:questionId/answer/undo': ({ actor, params, body }) =>
      undo(actor, answerAt(params), body),
  } satisfies Partial<Routes>
}

type Sent<Action extends 'edit' | 'restore' | 'undo'> =
  ApiRequest<`POST /proposals/:id/questions/:questionId/answer/${Action}`>['body']

/** What can be done with every text. */
function textActions({ editText, listTextVersions, restoreText, undoText }: UseCases) {
  return {
    edit: async (actor: Actor, place: TextPlace, body: Sent<'edit'>) =>
      presentText(await editText.execute({ actor, place, edit: editOf(body) })),
    versions: async (actor: Actor, place: TextPlace, request: PageRequest) => {
      const { items, total } = await listTextVersions.execute({ actor, place, ...request })
      return { versions: items.map(presentVersion), total }
    },
    restore: async (actor: Actor, place: TextPlace, body: Sent<'restore'>) => {
      const versionId = parseId<'text-version'>(body.versionId)
      if (!versionId) throw versionNotFound()
      return presentText(await restoreText.execute({ actor, place, versionId }))
    },
    undo: async (actor: Actor, place: TextPlace, { version }: Sent<'undo'>) =>
      presentText(await undoText.execute({ actor, place, version: version ?? null })),
  }
}

function editOf({ text, basedOn, session, sequence }: Sent<'edit'>) {
  return {
    text,
    basedOn: basedOn ?? 0,
    session: session === undefined ? null : { id: session, sequence: sequence ?? 0 },
  }
}

function textRules(text: SentText) {
  return wrongFieldsOf(() => typedText(text('text')))
}

function answerAt({ id, questionId }: ApiRequest<'POST /proposals/:id/questions/:questionId/answer/edit'>['params']) {
  return { kind: 'answer', proposalId: id, questionId } as const
}
