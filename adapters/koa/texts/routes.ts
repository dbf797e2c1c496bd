import type { Actor } from '../../../core/identity/user.ts'
import { versionNotFound } from '../../../core/text-history/restore-text.ts'
import type { TextPlace } from '../../../core/text-history/find-text.ts'
import { typedText } from '../../../core/texts/typed-text.ts'
import { parseId } from '../../../core/shared/id.ts'
import type { PageRequest } from '../../../core/shared/page.ts'
import type { textCalls } from '../../http-contract/calls/text-calls.ts'
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
    'POST /proposals/:id/coverLetter/edit': {
      rules: textRules,
      handle: ({ actor, params, body }) => edit(actor, letterAt(params), body),
    },
    'GET /proposals/:id/coverLetter/versions': ({ actor, params, query }) => versions(actor, letterAt(params), query),
    'POST /proposals/:id/coverLetter/restore': ({ actor, params, body }) => restore(actor, letterAt(params), body),
    'POST /proposals/:id/coverLetter/undo': ({ actor, params, body }) => undo(actor, letterAt(params), body),
    'POST /projects/reports/:id/text/edit': {
      rules: textRules,
      handle: ({ actor, params, body }) => edit(actor, reportAt(params), body),
    },
    'GET /projects/reports/:id/text/versions': ({ actor, params, query }) => versions(actor, reportAt(params), query),
    'POST /projects/reports/:id/text/restore': ({ actor, params, body }) => restore(actor, reportAt(params), body),
    'POST /projects/reports/:id/text/undo': ({ actor, params, body }) => undo(actor, reportAt(params), body),
    'POST /projects/:id/overview/edit': {
      rules: textRules,
      handle: ({ actor, params, body }) => edit(actor, overviewAt(params), body),
    },
    'GET /projects/:id/overview/versions': ({ actor, params, query }) => versions(actor, overviewAt(params), query),
    'POST /projects/:id/overview/restore': ({ actor, params, body }) => restore(actor, overviewAt(params), body),
    'POST /projects/:id/overview/undo': ({ actor, params, body }) => undo(actor, overviewAt(params), body),
    'POST /projects/:id/brief/:section/edit': {
      rules: textRules,
      handle: ({ actor, params, body }) => edit(actor, sectionAt(params), body),
    },
    'GET /projects/:id/brief/:section/versions': ({ actor, params, query }) =>
      versions(actor, sectionAt(params), query),
    'POST /projects/:id/brief/:section/restore': ({ actor, params, body }) => restore(actor, sectionAt(params), body),
    'POST /projects/:id/brief/:section/undo': ({ actor, params, body }) => undo(actor, sectionAt(params), body),
    'POST /account/factsFile/edit': {
      rules: textRules,
      handle: ({ actor, body }) => edit(actor, FACTS_FILE, body),
    },
    'GET /account/factsFile/versions': ({ actor, query }) => versions(actor, FACTS_FILE, query),
    'POST /account/factsFile/restore': ({ actor, body }) => restore(actor, FACTS_FILE, body),
    'POST /account/factsFile/undo': ({ actor, body }) => undo(actor, FACTS_FILE, body),
  } satisfies Partial<Routes>
}

type ParamsOf<Path extends string> = `POST ${Path}/edit` extends infer Name extends keyof typeof textCalls
  ? ApiRequest<Name>['params']
  : never

type Sent<Action extends 'edit' | 'restore' | 'undo'> =
  ApiRequest<`POST /proposals/:id/questions/:questionId/answer/${Action}`>['body']

/** Calls for every kind of text. */
function textActions({ editText, listTextVersions, restoreText, undoText }: UseCases) {
  return {
    edit: async (actor: Actor, place: TextPlace, body: Sent<'edit'>) =>
      presentText(await editText.execute({ actor, place, edit: editOf(body), inserted: insertedOf(body) })),
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

function insertedOf({ inserted = [] }: Sent<'edit'>) {
  return inserted.flatMap(({ documentId: id, ordinal }) => {
    const documentId = parseId<'document'>(id)
    return documentId === null ? [] : [{ documentId, ordinal }]
  })
}

function textRules(text: SentText) {
  return wrongFieldsOf(() => typedText(text('text')))
}

const FACTS_FILE = { kind: 'facts-file' } as const
const answerAt = ({ id, questionId }: ParamsOf<'/proposals/:id/questions/:questionId/answer'>) =>
  ({ kind: 'answer', proposalId: id, questionId }) as const
const letterAt = ({ id }: ParamsOf<'/proposals/:id/coverLetter'>) => ({ kind: 'cover-letter', proposalId: id }) as const
const reportAt = ({ id }: ParamsOf<'/projects/reports/:id/text'>) => ({ kind: 'report', reportId: id }) as const
const overviewAt = ({ id }: ParamsOf<'/projects/:id/overview'>) => ({ kind: 'overview', projectId: id }) as const
const sectionAt = ({ id, section }: ParamsOf<'/projects/:id/brief/:section'>) =>
  ({ kind: 'brief', projectId: id, section }) as const
