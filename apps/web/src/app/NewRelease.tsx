import { texts } from '../shared/texts/after-first-page-texts.ts'
import { Notice } from '../shared/ui/Notice.tsx'

const words = texts.newRelease

/** Shown above every page once the server has a different release. */
export function NewRelease() {
  return (
    <Notice tone="info" heading={words.title}>
      <span>{words.hint}</span>
      <button type="button" className="link-button" onClick={() => window.location.reload()}>
        {texts.shell.reload}
      </button>
    </Notice>
  )
}
