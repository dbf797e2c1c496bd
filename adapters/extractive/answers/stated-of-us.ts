import type { Library } from '../../../core/documents/library.ts'
import { purposeOfUs } from './purpose-of-us.ts'
import type { Unit } from '../page/page-units.ts'
import { has, quoted, shownOf, type Found, type Page } from '../page/page.ts'
import { pagesFound } from '../page/pages-found.ts'
import type { WantedAnswer } from '../page/wanted-answer.ts'

/** What a sentence states in words of its own, whatever else the library says. */
const STATED = ['legalForm'] as const
/** Such a sentence needs the one before it. */
const POINTS_BACK = /^(?:it|its|they|their)\b/iu
const MOST_WORDS = 45
/** A paper's own purpose, where that of the organisation is asked for. */
const PAPER =
  /\b(?:this|these|the) (?:[\p{L}-]+ ){0,4}?(?:polic(?:y|ies)|rules?|guidelines?|documents?|procedures?|handbook|statement|charter|agreement|bylaws)\b/iu

type Stated = (typeof STATED)[number]

/** The sentence that states most plainly what the organisation is or is for, in the newest document; null without one. */
export async function statedOfUs(wanted: WantedAnswer | null, library: Library): Promise<Found | null> {
  if (wanted?.meaning === 'mission') return purposeOfUs(wanted, library)
  const meaning = STATED.find((one) => one === wanted?.meaning)
  if (wanted === null || meaning === undefined) return null
  const pages = await pagesFound(wanted, await library.documents(), library)
  const newestFirst = [...pages].sort((a, b) => (a.document.datedAt < b.document.datedAt ? 1 : -1))
  const stated = newestFirst.flatMap(({ page }) => statedOn(page, meaning))
  const plainest = Math.min(...stated.map(({ place }) => place))
  const found = stated.find(({ place }) => place === plainest)
  return found === undefined ? null : quoted(found.units)
}

/** Sentences of a page that state it, each with the place of its words among those that do, the plainest first. */
function statedOn(page: Page, meaning: Stated): { readonly place: number; readonly units: readonly Unit[] }[] {
  const patterns = shownOf(page, meaning)
  const sentences = page.units.filter(({ kind }) => kind === 'sentence')
  return sentences.flatMap((unit, at) => {
    const place = patterns.findIndex((words) => has(openingOf(unit.text), words))
    if (place < 0 || !isWhole(unit.text) || PAPER.test(unit.text)) return []
    if (!POINTS_BACK.test(unit.text)) return [{ place, units: [unit] }]
    const before = sentences[at - 1]
    return before?.line === unit.line ? [{ place, units: [before, unit] }] : []
  })
}

/** Later in a sentence, a mission is only mentioned. */
function openingOf(text: string): string {
  return text.slice(0, Math.ceil(text.length * 0.6))
}

const OTHER_WORDS = /^(?:what|which|your|organi[sz]ation|charity)/iu

/** Whether it has a word of what is asked, such as "mission". */
export function isInWordsOf(question: string, { sentence }: Found): boolean {
  const words = question.match(/\p{L}{5,}/gu)?.filter((word) => !OTHER_WORDS.test(word)) ?? []
  return words.some((word) => sentence.toLowerCase().includes(word.toLowerCase()))
}

function isWhole(text: string): boolean {
  return /^\p{Lu}.*[.!]$/u.test(text) && text.split(/\s+/u).length <= MOST_WORDS
}
