import type { TextState } from '../../../../../adapters/http-contract/texts.ts'
import type { SourceFile } from '../../../../../adapters/http-contract/sources.ts'
import { callApi } from '../call-api.ts'
import type { ApiFailure } from '../api-failure.ts'
import { pathTo } from '../endpoint.ts'
import { whyEnded } from '../session.ts'
import type { CurrentText, SaveOutcome, UnsavedText } from './text-saver.ts'
import type { TextOwner } from './text-owner.ts'

/** A saved text with its origin and sources. */
export type SavedText = TextState & CurrentText & { readonly sourceFiles?: readonly SourceFile[] }

/** The state of a text without the text itself. */
export const stateOf = ({
  version,
  origin,
  author,
  basis,
  takenFrom,
  leftOut,
  gaps,
  warnings,
}: SavedText): TextState => ({
  version,
  origin,
  author,
  basis,
  ...(takenFrom && { takenFrom }),
  ...(leftOut && { leftOut }),
  ...(gaps && { gaps }),
  ...(warnings && { warnings }),
})

type Action = 'edit' | 'versions' | 'restore' | 'undo'

/** Path of a call about a text. */
export const textPath = (owner: TextOwner, action: Action) => editPath(owner).replace(/edit$/, action)

function editPath(owner: TextOwner): string {
  switch (owner.kind) {
    case 'answer': {
      const params = { id: owner.proposalId, questionId: owner.questionId }
      return pathTo('POST /proposals/:id/questions/:questionId/answer/edit', { params })
    }
    case 'coverLetter':
      return pathTo('POST /proposals/:id/coverLetter/edit', { params: { id: owner.proposalId } })
    case 'report':
      return pathTo('POST /projects/reports/:id/text/edit', { params: { id: owner.reportId } })
    case 'overview':
      return pathTo('POST /projects/:id/overview/edit', { params: { id: owner.projectId } })
    case 'brief': {
      const params = { id: owner.projectId, section: owner.section }
      return pathTo('POST /projects/:id/brief/:section/edit', { params })
    }
    case 'factsFile':
      return pathTo('POST /account/factsFile/edit')
  }
}

const CONFLICT = 409
const UNAUTHENTICATED = 401
/** Failures for which a retry may succeed: no answer, overload or a server error. */
const isPassing = (status: number) => status === 0 || status === 408 || status === 429 || status >= 500

/** Sends a text exactly as typed. Never throws. */
export async function sendText(
  owner: TextOwner,
  userId: string,
  { text, basedOn, session, sequence, inserted = [] }: Omit<UnsavedText, 'sent'>,
): Promise<SaveOutcome<SavedText>> {
  const body = { text, basedOn, session, sequence, ...(inserted.length > 0 && { inserted }) }
  const result = await callApi({ method: 'POST', path: textPath(owner, 'edit'), body, keepalive: true })
  return 'data' in result ? { kind: 'saved', saved: result.data as SavedText } : outcomeOf(result.error, userId)
}

function outcomeOf(failure: ApiFailure, userId: string): SaveOutcome<SavedText> {
  const { status, message, current } = failure
  if (status === CONFLICT && current !== undefined)
    return { kind: 'conflict', current: { ...current, author: otherName(current.author, userId) } }
  if (status === UNAUTHENTICATED) return { kind: 'session-over', because: whyEnded(failure, 'expired') }
  return isPassing(status) ? { kind: 'no-connection' } : { kind: 'refused', reason: message }
}

const otherName = (author: TextState['author'], userId: string) =>
  author === null || author._id === userId ? null : author.name
