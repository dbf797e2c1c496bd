/** Parts of a page in which the focus can continue. */
const PLACES =
  '[data-keeps-focus], [data-question], [role=dialog], section[aria-label], section[aria-labelledby], aside, form, main'
/** List rows: when one is removed, the focus moves to the next. */
const ROWS = 'li, tr, [role=row], [data-row]'
const HEADINGS = 'h1, h2, h3'
const CONTROLS = 'button:not(:disabled), input:not(:disabled), textarea:not(:disabled), a[href]'

/** Number of remembered controls, because a dialog opened from a menu has its opener further back. */
const MEMORY = 10

interface Visit {
  readonly control: HTMLElement
  /** From the inside out. */
  readonly places: readonly HTMLElement[]
  readonly rows: readonly Row[]
}

/** A row of a list around a control. */
interface Row {
  readonly row: HTMLElement
  /** Following rows, then preceding ones, nearest first. */
  readonly neighbours: readonly HTMLElement[]
  /** Index of the control in the row. */
  readonly at: number
}

const isShown = (element: HTMLElement) =>
  element.isConnected && (element.checkVisibility === undefined || element.checkVisibility())

const canHaveFocus = (control: HTMLElement) => isShown(control) && !control.matches(':disabled')

function isNowhere(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body
}

function visitOf(control: HTMLElement): Visit {
  const places: HTMLElement[] = []
  for (
    let at = control.closest<HTMLElement>(PLACES);
    at !== null;
    at = at.parentElement?.closest<HTMLElement>(PLACES) ?? null
  )
    places.push(at)
  return { control, places, rows: rowsAround(control) }
}

function rowsAround(control: HTMLElement): Row[] {
  const row = control.closest<HTMLElement>(ROWS)
  if (row === null || row.parentElement === null) return []
  const all = [...row.parentElement.children].filter((child): child is HTMLElement => child instanceof HTMLElement)
  const here = all.indexOf(row)
  const neighbours = [...all.slice(here + 1), ...all.slice(0, here).toReversed()]
  return [{ row, neighbours, at: controlsOf(row).indexOf(control) }, ...rowsAround(row.parentElement)]
}

const controlsOf = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>(CONTROLS)]

/** The same control in the row that replaced a removed one. */
function inNextRow(rows: readonly Row[]): HTMLElement | null {
  for (const { row, neighbours, at } of rows) {
    const next = isShown(row) ? undefined : neighbours.find(isShown)
    const controls = next === undefined ? [] : controlsOf(next).filter(canHaveFocus)
    const like = controls[at] ?? controls[0]
    if (like !== undefined) return like
  }
  return null
}

/**
 * The control for the focus in a place: its first one if the place asks for it, otherwise its heading, which reacts to
 * no key.
 */
function startOf(place: HTMLElement): HTMLElement {
  const first = place.hasAttribute('data-keeps-focus') ? place.querySelector<HTMLElement>(CONTROLS) : null
  const start = first ?? place.querySelector<HTMLElement>(HEADINGS) ?? place
  if (first === null && !start.hasAttribute('tabindex')) start.tabIndex = -1
  return start
}

/**
 * The next row if the control's own was removed; otherwise the same place; otherwise the previously focused control, as
 * after closing a dialog.
 */
function successorOf([last, ...earlier]: readonly Visit[]): HTMLElement | null {
  const beside = inNextRow(last?.rows ?? [])
  if (beside !== null) return beside
  const place = last?.places.find(isShown)
  if (place !== undefined) return startOf(place)
  const [before] = earlier
  if (before === undefined) return null
  return canHaveFocus(before.control) ? before.control : successorOf(earlier)
}

/**
 * Moves the focus when its control disappears: a used button, a closed dialog, or a disabled field, which gets it back
 * later. Does nothing if another control takes the focus itself.
 */
class FocusKeeper {
  /** Newest first. */
  private visits: readonly Visit[] = []
  /** Holds the focus for a control that will get it back. */
  private standIn: HTMLElement | null = null
  private frame = 0

  readonly enters = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement) || target === this.standIn) return
    this.standIn = null
    this.visits = [visitOf(target), ...this.visits.filter(({ control }) => control !== target)].slice(0, MEMORY)
  }

  /** A click beside all controls removes the focus on purpose. */
  readonly leaves = ({ target, relatedTarget }: FocusEvent): void => {
    if (relatedTarget !== null) return
    queueMicrotask(() => {
      if (isNowhere() && target instanceof HTMLElement && canHaveFocus(target)) this.visits = []
    })
  }

  /** Waits a frame, in which React and antd may set the focus. */
  readonly look = (): void => {
    if (this.visits.length === 0 || !(isNowhere() || this.standIn !== null)) return
    window.cancelAnimationFrame(this.frame)
    this.frame = window.requestAnimationFrame(() => this.keep())
  }

  readonly stop = (): void => window.cancelAnimationFrame(this.frame)

  private keep(): void {
    const [last] = this.visits
    if (last === undefined || !(isNowhere() || document.activeElement === this.standIn)) return
    if (canHaveFocus(last.control)) return last.control.focus({ preventScroll: true })
    if (!isNowhere()) return
    this.standIn = successorOf(this.visits)
    this.standIn?.focus({ preventScroll: true })
  }
}

/** Keeps the focus in a sensible place in the whole app. Returns a function that stops it. */
export function keepFocus(): () => void {
  const keeper = new FocusKeeper()
  const changes = new MutationObserver(keeper.look)
  changes.observe(document.body, {
    ...{ childList: true, subtree: true, attributes: true },
    attributeFilter: ['disabled', 'hidden'],
  })
  document.addEventListener('focusin', keeper.enters)
  document.addEventListener('focusout', keeper.leaves)
  return () => {
    keeper.stop()
    changes.disconnect()
    document.removeEventListener('focusin', keeper.enters)
    document.removeEventListener('focusout', keeper.leaves)
  }
}
