/** Milliseconds: time for more of the same, and for the region to be known to who reads the page aloud. */
const GATHERED_FOR = 400
/** Milliseconds after which nobody who goes through the page comes across the words any more. */
const KEPT_FOR = 10_000

/** What has happened; where it may happen many times in a row, by how often it did. */
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

/** Says nothing before `work` has ended, and then once how often what happened in it did. */
export function announceAfter(work: Promise<unknown>): void {
  ends = Promise.allSettled([ends, work])
}

/** Tells those who hear the page what has just happened, once they are not listening to something else. */
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
