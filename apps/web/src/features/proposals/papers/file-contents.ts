import { useState } from 'react'
import { keep } from '../../../shared/keep.ts'

/** Possible contents of an application's file besides its answers, as named by the call. */
export const FILE_CONTENTS = ['guidance', 'sources', 'unanswered', 'letter', 'table'] as const

export type FileContent = (typeof FILE_CONTENTS)[number]

const USUAL: readonly FileContent[] = ['guidance', 'unanswered']
const PLACE = 'file-contents'

function remembered(): readonly FileContent[] {
  try {
    const stored = localStorage.getItem(PLACE)
    return stored === null ? USUAL : FILE_CONTENTS.filter((content) => stored.split(',').includes(content))
  } catch {
    return USUAL
  }
}

/** File contents chosen in this browser. `include` is the call's parameter; undefined for the default. */
export function useFileContents() {
  const [contents, setContents] = useState(remembered)
  const change = (chosen: readonly FileContent[]) => {
    setContents(chosen)
    keep('localStorage', PLACE, chosen.join(','))
  }
  const isUsual = USUAL.length === contents.length && USUAL.every((content) => contents.includes(content))
  return { contents, include: isUsual ? undefined : contents.join(','), change }
}
