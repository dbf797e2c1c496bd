import type { TextState } from '../../../../../adapters/http-contract/texts.ts'
import { texts } from '../texts/editing-texts.ts'

/** Topics that the writer left out of its draft, so that people can add them. They are not part of the text. */
export function LeftOut({ state }: { readonly state: TextState | null }) {
  const parts = state?.leftOut ?? []
  if (parts.length === 0) return null
  return <p className="muted small">{texts.editing.leftOut(parts.join(', '))}</p>
}
