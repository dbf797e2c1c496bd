import './after-first-page.css'
import './print.css'
import { explainBy } from '../shared/api-failure.ts'
import { keepFocus } from '../shared/focus-keeper.ts'
import { explainStatus } from '../shared/proxy-answer.ts'
import { ignoreStrayDrops } from '../shared/ui/dropped-files.ts'
import { clearKeptFiles } from '../shared/kept-files.ts'
import { clearWithInput } from '../shared/saved-input.ts'
import { watchAnswers } from '../shared/endpoint.ts'
import { announceRemoval } from './announce-removals.ts'
import { surviveTranslation } from './survive-translation.ts'
import { watchRelease } from './watch-release.ts'

surviveTranslation()
explainBy(explainStatus)
ignoreStrayDrops()
watchAnswers(announceRemoval)
clearWithInput((owner) => void clearKeptFiles(owner))

/** Loaded by now, as its code may be gone once it is needed. */
export { NewRelease } from './NewRelease.tsx'

/** What nobody needs before they have done something. Answers what ends it. */
export function watchPage(onNewRelease: () => void, onBroughtBack: () => void): () => void {
  const ends = [keepFocus(), watchRelease(onNewRelease), watchReturn(onBroughtBack)]
  return () => ends.forEach((end) => end())
}

/** A browser keeps a page that somebody left, and brings it back as it was, whoever has logged out since. */
function watchReturn(onBroughtBack: () => void): () => void {
  const listener = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onBroughtBack()
  }
  window.addEventListener('pageshow', listener)
  return () => window.removeEventListener('pageshow', listener)
}
