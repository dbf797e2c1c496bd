import type { CallName } from '../../../../adapters/http-contract/calls.ts'
import { announce, type Sentence } from '../shared/announce.ts'
import { texts } from '../shared/texts/after-first-page-texts.ts'

type Verb = 'remove' | 'delete' | 'dismiss' | 'end' | 'endOthers' | 'endOffer'

/** Calls after which something is no longer on the page. */
type Removal = Extract<CallName, `DELETE ${string}` | `POST ${string}/${Verb}`>

const words = texts.removals

/** Read when one is made, as texts may be in another language by then. Null where the page shows a sentence of its own. */
const SENTENCES: Readonly<Record<Removal, (() => Sentence) | null>> = {
  'DELETE /account/invitations/:id': () => words.invitation,
  'DELETE /documentLibrary/remove/:id': () => words.documents,
  'POST /account/sessions/:sessionId/end': () => words.session,
  'POST /account/sessions/endOthers': () => words.otherSessions,
  'POST /account/endOffer': () => words.offer,
  'POST /account/users/:userId/remove': () => words.colleague,
  'POST /projects/:id/remove': () => words.project,
  'POST /projects/reports/:id/remove': () => words.report,
  'POST /proposals/:id/remove': () => words.application,
  'POST /proposals/:id/questions/:questionId/remove': () => words.question,
  'POST /proposals/:id/items/:itemId/remove': () => words.item,
  'POST /proposals/:id/questions/:questionId/comments/:commentId/remove': () => words.comment,
  'POST /proposals/:id/questions/:questionId/answer/lacking/dismiss': () => words.lacking,
  'POST /proposals/:id/suggestions/:suggestionId/dismiss': null,
  'POST /account/remove': null,
  'POST /admin/accounts/:accountId/remove': null,
  'POST /admin/users/:userId/remove': null,
  'POST /admin/jobs/delete': null,
}

const isRemoval = (name: CallName): name is Removal => Object.hasOwn(SENTENCES, name)

/** Tells those who hear the page of each removal, wherever on it somebody made it. */
export function announceRemoval(name: CallName): void {
  const sentence = isRemoval(name) ? SENTENCES[name] : null
  if (sentence) announce(sentence())
}
