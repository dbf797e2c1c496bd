/** Milliseconds without a call after which it is done. */
const PAUSE = 300
/** Milliseconds for which calls without a pause put it off. */
const LONGEST = 5_000

export interface InAPause {
  readonly soon: () => void
  /** Does now what waits, if anything does. */
  readonly flush: () => void
}

/** Does something that is dear for every key in the next pause. */
export function inAPause(act: () => void): InAPause {
  let timer: number | null = null
  let since = 0
  const flush = () => {
    if (timer === null) return
    window.clearTimeout(timer)
    timer = null
    act()
  }
  const soon = () => {
    if (timer === null) since = Date.now()
    else window.clearTimeout(timer)
    timer = window.setTimeout(flush, Math.max(0, Math.min(PAUSE, since + LONGEST - Date.now())))
  }
  return { soon, flush }
}
