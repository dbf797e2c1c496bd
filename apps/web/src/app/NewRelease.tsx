import { texts } from '../shared/texts/after-first-page-texts.ts'
import { Notice } from '../shared/ui/Notice.tsx'

const words = texts.newRelease

/** Above every page, once the server has another release than the page is of. */
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
