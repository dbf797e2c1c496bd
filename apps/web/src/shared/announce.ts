/** Milliseconds; gathers repeated messages and lets screen readers notice the region. */
const GATHERED_FOR = 400
/** Milliseconds after which the message is removed, so that nobody reading through the page finds it. */
const KEPT_FOR = 10_000

/** A message; for repeated events, a function of their number. */
export type Sentence = string | ((count: number) => string)

let region: HTMLElement | null = null
let gathering: { readonly sentence: Sentence; readonly count: number } | null = null
let timer = 0

function openRegion(): HTMLElement {
  if (region?.isConnected === true) return region
  region = document.createElement('p')
  region.className = 'visually-hidden'
  region.role = 'status'
  document.body.append(region)
  return region
}

function say(words: string): void {
  openRegion().textContent = words
  window.clearTimeout(timer)
  if (words !== '') timer = window.setTimeout(() => say(''), KEPT_FOR)
}

let ends: Promise<unknown> = Promise.resolve()

/** Delays announcements until `work` has ended, then announces repeated ones once with their number. */
export function announceAfter(work: Promise<unknown>): void {
  ends = Promise.allSettled([ends, work])
}

/** Announces an event to screen readers without interrupting them. */
export function announce(sentence: Sentence): void {
  const isMore = region?.isConnected === true && gathering?.sentence === sentence
  gathering = { sentence, count: isMore ? (gathering?.count ?? 0) + 1 : 1 }
  say('')
  window.clearTimeout(timer)
  timer = window.setTimeout(() => void ends.then(tell), GATHERED_FOR)
}

function tell(): void {
  const told = gathering
  gathering = null
  if (told !== null) say(typeof told.sentence === 'string' ? told.sentence : told.sentence(told.count))
}
