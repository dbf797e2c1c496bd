import { useEffect, type RefObject } from 'react'
import type { InsertedPassage } from '../../../../adapters/http-contract/texts.ts'

/** A text that takes what is chosen elsewhere, such as a passage that the search found. */
export interface InsertTarget {
  /** Such as "Question 3". */
  readonly label: string
  /** `from`: the passage of a document that the text is. */
  readonly insert: (text: string, from?: InsertedPassage) => void
}

const targets = new Map<Element, InsertTarget>()

/** Offers the text of an element for insertions while it is shown; null where it can't be changed. */
export function useInsertTarget(
  element: RefObject<Element | null>,
  label: string,
  insert: InsertTarget['insert'] | null,
) {
  useEffect(() => {
    const at = element.current
    if (at === null || insert === null) return
    targets.set(at, { label, insert })
    return () => {
      targets.delete(at)
    }
  })
}

/** The text around what has the focus. */
export function insertTargetInFocus(): InsertTarget | null {
  for (let at = document.activeElement; at !== null; at = at.parentElement) {
    const target = targets.get(at)
    if (target !== undefined) return target
  }
  return null
}
