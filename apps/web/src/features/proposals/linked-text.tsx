import type { ReactNode } from 'react'

/** A web address as people type it into a sentence: what ends the sentence is no part of it. */
const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]’”])/

/** A text in which web addresses are links. Anybody may have written it: they lead out of the product, in another window. */
export function linkedText(text: string): ReactNode[] {
  return text.split(ADDRESS).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <a key={at} href={part} target="_blank" rel="noopener noreferrer nofollow">
        {part}
      </a>
    ),
  )
}
