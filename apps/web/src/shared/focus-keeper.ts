/** Parts of a page in which one goes on. */
const PLACES =
  '[data-keeps-focus], [data-question], [role=dialog], section[aria-label], section[aria-labelledby], aside, form, main'
/** What a list is made of: when one goes, one goes on at the next. */
const ROWS = 'li, tr, [role=row], [data-row]'
const HEADINGS = 'h1, h2, h3'
const CONTROLS = 'button:not(:disabled), input:not(:disabled), textarea:not(:disabled), a[href]'

/** How many controls are remembered: the opener of a dialog that was opened from a menu is not the last one. */
const MEMORY = 10

interface Visit {
  readonly control: HTMLElement
  /** Those around it, from the inside out. */
  readonly places: readonly HTMLElement[]
  readonly rows: readonly Row[]
}

/** A row of a list around a control. */
interface Row {
  readonly row: HTMLElement
  /** Those after it, then those before it, the nearest first. */
  readonly neighbours: readonly HTMLElement[]
  /** Which of the row's controls it is. */
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

/** The like control in the row that has come into the place of one that has gone. */
function inNextRow(rows: readonly Row[]): HTMLElement | null {
  for (const { row, neighbours, at } of rows) {
    const next = isShown(row) ? undefined : neighbours.find(isShown)
    const controls = next === undefined ? [] : controlsOf(next).filter(canHaveFocus)
    const like = controls[at] ?? controls[0]
    if (like !== undefined) return like
  }
  return null
}

/** Where one goes on in a place: its first control where it asks for that, else its heading, on which no key acts. */
function startOf(place: HTMLElement): HTMLElement {
  const first = place.hasAttribute('data-keeps-focus') ? place.querySelector<HTMLElement>(CONTROLS) : null
  const start = first ?? place.querySelector<HTMLElement>(HEADINGS) ?? place
  if (first === null && !start.hasAttribute('tabindex')) start.tabIndex = -1
  return start
}

/** In the next row where its own has gone, else in the place where it was, else at what had it before that, as behind a dialog that has gone. */
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
 * Decides where the focus goes when what had it goes: a button that was used up, a dialog that is closed, a field that
 * is disabled for a while, which has it back afterwards. What takes the focus by itself is left to it.
 */
class FocusKeeper {
  /** Newest first. */
  private visits: readonly Visit[] = []
  /** Has the focus for a control that is to have it back. */
  private standIn: HTMLElement | null = null
  private frame = 0

  readonly enters = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement) || target === this.standIn) return
    this.standIn = null
    this.visits = [visitOf(target), ...this.visits.filter(({ control }) => control !== target)].slice(0, MEMORY)
  }

  /** Somebody who clicks beside everything wants the focus nowhere. */
  readonly leaves = ({ target, relatedTarget }: FocusEvent): void => {
    if (relatedTarget !== null) return
    queueMicrotask(() => {
      if (isNowhere() && target instanceof HTMLElement && canHaveFocus(target)) this.visits = []
    })
  }

  /** After the frame in which React and antd put the focus where they want it. */
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

/** Keeps the focus of the whole app somewhere sensible, whatever is done. Answers what ends that. */
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
