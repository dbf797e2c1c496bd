import './after-first-page.css'
import './print.css'
import { explainBy } from '../shared/api-failure.ts'
import { keepFocus } from '../shared/focus-keeper.ts'
import { explainStatus } from '../shared/proxy-answer.ts'
import { ignoreStrayDrops } from '../shared/ui/dropped-files.ts'
import { clearKeptFiles } from '../shared/kept-files.ts'
import { clearWithInput } from '../shared/saved-input.ts'
import { watchAnswers } from '../shared/endpoint.ts'
import { surviveTranslation } from './survive-translation.ts'
import type { CallName } from '../../../../adapters/http-contract/calls.ts'
import { announce, type Sentence } from '../shared/announce.ts'
import { texts } from '../shared/texts/after-first-page-texts.ts'
import { inApp } from '../shared/runtime-config.ts'

/** Minimum time in milliseconds between two checks, which happen when users return to the page. */
const PAUSE = 10 * 60_000

/** Calls `tell` once the server has a different release. Returns a function that stops the checks. */
function watchRelease(tell: () => void): () => void {
  const own = document.querySelector('script[type=module][src]')?.getAttribute('src')
  let askedAt = Date.now()
  const look = async () => {
    askedAt = Date.now()
    const page = await indexPage()
    if (own && page.includes('id="runtime-config"') && !page.includes(own)) tell()
  }
  const lookAgain = () => {
    if (document.visibilityState === 'visible' && Date.now() - askedAt > PAUSE) void look()
  }
  // Code that is gone is the first sign of another release.
  const lookNow = () => void look()
  document.addEventListener('visibilitychange', lookAgain)
  window.addEventListener('vite:preloadError', lookNow)
  return () => {
    document.removeEventListener('visibilitychange', lookAgain)
    window.removeEventListener('vite:preloadError', lookNow)
  }
}

/** Empty if unavailable. */
async function indexPage(): Promise<string> {
  try {
    const answer = await fetch(inApp('/'), { cache: 'no-store', headers: { accept: 'text/html' } })
    return answer.ok ? await answer.text() : ''
  } catch {
    return ''
  }
}

type Verb = 'remove' | 'delete' | 'dismiss' | 'end' | 'endOthers' | 'endOffer'

/** Calls that remove something from the page. */
type Removal = Extract<CallName, `DELETE ${string}` | `POST ${string}/${Verb}`>

const words = texts.removals

/** Read at the time of a removal, because the language may have changed. Null if the page shows its own message. */
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

/** Announces each removal to screen readers. */
function announceRemoval(name: CallName): void {
  const sentence = isRemoval(name) ? SENTENCES[name] : null
  if (sentence) announce(sentence())
}

surviveTranslation()
explainBy(explainStatus)
ignoreStrayDrops()
watchAnswers(announceRemoval)
clearWithInput((owner) => void clearKeptFiles(owner))

/** Loaded in advance, because a newer release may have removed its code when it is needed. */
export { NewRelease } from './NewRelease.tsx'

/** Starts services that are only needed after the first user action. Returns a function that stops them. */
export function watchPage(onNewRelease: () => void, onBroughtBack: () => void): () => void {
  const ends = [keepFocus(), watchRelease(onNewRelease), watchReturn(onBroughtBack)]
  return () => ends.forEach((end) => end())
}

/** Browsers restore a page from the back-forward cache unchanged, even if the user has logged out since. */
function watchReturn(onBroughtBack: () => void): () => void {
  const listener = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onBroughtBack()
  }
  window.addEventListener('pageshow', listener)
  return () => window.removeEventListener('pageshow', listener)
}
