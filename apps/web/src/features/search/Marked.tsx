import { Fragment } from 'react'
import type { MarkedText } from '../../../../../adapters/http-contract/search.ts'

/** A text with highlighted matches. */
export function Marked({ text, marks }: MarkedText) {
  return (
    <bdi>
      {marks.map(({ start, end }, at) => (
        <Fragment key={start}>
          {text.slice(marks[at - 1]?.end ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.end ?? 0)}
    </bdi>
  )
}
