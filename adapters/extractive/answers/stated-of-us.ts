import type { Library } from '../../../core/documents/library.ts'
import { speaksOfPaper } from './answer-or-evidence.ts'
import { has, quoted, shownOf, type Found } from './typed/page.ts'
import { pagesFound } from './typed/pages-found.ts'
import type { WantedAnswer } from './typed/wanted-answer.ts'

/** What a sentence states in words of its own, whatever else the library says. */
const STATED = ['mission', 'legalForm'] as const
/** Such a sentence needs the one before it. */
const POINTS_BACK = /^(?:it|its|they|their)\b/iu
const MOST_WORDS = 45

/** The sentence in which the newest document states what the organisation is or is for; null where none does. */
export async function statedOfUs(wanted: WantedAnswer | null, library: Library): Promise<Found | null> {
  const meaning = STATED.find((one) => one === wanted?.meaning)
  if (wanted === null || meaning === undefined) return null
  const pages = await pagesFound(wanted, await library.documents(), library)
  const newestFirst = [...pages].sort((a, b) => (a.document.datedAt < b.document.datedAt ? 1 : -1))
  for (const { page } of newestFirst) {
    const sentences = page.units.filter(({ kind }) => kind === 'sentence')
    const at = sentences.findIndex(
      ({ text }) =>
        /^\p{Lu}.*[.!]$/u.test(text) &&
        text.split(/\s+/u).length <= MOST_WORDS &&
        !speaksOfPaper(text) &&
        shownOf(page, meaning).some((words) => has(text, words)),
    )
    const [unit, before] = [sentences[at], sentences[at - 1]]
    if (unit === undefined) continue
    if (!POINTS_BACK.test(unit.text)) return quoted([unit])
    if (before !== undefined && before.line === unit.line) return quoted([before, unit])
  }
  return null
}
