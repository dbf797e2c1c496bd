import { sectionsIn } from '../../../core/known/project-sections.ts'
import type { Library } from '../../../core/documents/library.ts'
import type { ProfileWords, Purpose } from '../../../core/languages/profile-words/profile-words.ts'
import { ownNames } from '../page/own-names.ts'
import { quoted, type Found, type Page } from '../page/page.ts'
import type { Unit } from '../page/page-units.ts'
import { pagesFound, searchFor } from '../page/pages-found.ts'
import type { WantedAnswer } from '../page/wanted-answer.ts'
import { escapePattern, NOTHING } from '../profile/patterns.ts'
import { wordsFor } from '../profile/searched-document.ts'
import { statementsOf } from './purpose-of-us.ts'

/** Minimum words of a sufficient description, and maximum. */
const SUFFICIENT_WORDS = 60
const MOST_WORDS = 120
/** Characters: a purpose later in a sentence is not its subject. */
const OPENING = 20

interface Description {
  readonly units: readonly Unit[]
  readonly fullness: number
  readonly writtenOn: string
}

/**
 * The paragraph with the organisation's fullest description of itself or its purpose, in the newest document; null
 * without one.
 */
export async function describedOurselves(wanted: WantedAnswer, library: Library): Promise<Found | null> {
  const own = (await ownNames(library))?.names ?? []
  const asksActivities = sectionsIn(wanted.question).includes('activities')
  const queries = [searchFor(wanted), ...own.map((name) => `${name} ${wanted.question}`)]
  const pages = await pagesFound(wanted, await library.documents(), library, queries)
  const described = pages.flatMap(({ document, page }) => {
    const patterns = patternsOf(wordsFor(document.language), own)
    return runsOf(page).flatMap((units): Description[] => {
      const fullness = fullnessOf(units, patterns, asksActivities)
      return fullness === 0 ? [] : [{ units, fullness, writtenOn: document.datedAt }]
    })
  })
  const [fullest] = described.sort((a, b) => b.fullness - a.fullness || (a.writtenOn < b.writtenOn ? 1 : -1))
  return fullest === undefined ? null : quoted(fullest.units)
}

/** From each sentence to the end of its paragraph, up to the maximum words. */
function runsOf({ units }: Page): Unit[][] {
  const sentences = units.filter(({ kind }) => kind === 'sentence')
  return sentences.map((first, from) => {
    let words = 0
    const end = sentences.findIndex((unit, at) => {
      if (at < from) return false
      words += unit.text.split(/\s+/u).length
      return unit.line !== first.line || (at > from && words > MOST_WORDS)
    })
    return sentences.slice(from, end < 0 ? undefined : end)
  })
}

type Patterns = ReturnType<typeof patternsOf>

/** Fullness of the description; 0 if it does not begin with the organisation, or says nothing on the question. */
function fullnessOf(units: readonly Unit[], patterns: Patterns, asksActivities: boolean): number {
  const { opens, tellsAim, tellsWhat, tells } = patterns
  const texts = units.map(({ text }) => text)
  if (!tells(texts[0] ?? '') || !texts.some(asksActivities ? tellsAim : tellsWhat)) return 0
  // What it is for, in one sentence, is not what it does.
  if (asksActivities && texts.length === 1) return 0
  const count = (fits: (text: string) => boolean) => Math.min(2, texts.filter(fits).length)
  const words = texts.join(' ').split(/\s+/u).length
  return 2 * count(tells) + count((text) => opens.test(text) || tells(text)) + Math.min(1, words / SUFFICIENT_WORDS)
}

function patternsOf(known: ProfileWords, own: readonly string[]) {
  const names = own.map(escapePattern).join('|') || NOTHING
  const opens = new RegExp(String.raw`^(?:the )?(?:${names}|${known.us ?? NOTHING})(?![\p{L}\p{N}])`, 'iu')
  const isA = new RegExp(String.raw`^(?:the )?(?:${names})(?: \([^)]*\))? ${known.isAn ?? NOTHING}\p{L}`, 'iu')
  const says = (purpose: Purpose, text: string) =>
    statementsOf(purpose, known, own).some((one) => one.test(text) && text.search(one) <= OPENING)
  const tellsAim = (text: string) => says('mission', text) || says('aims', text)
  const tellsWhat = (text: string) => isA.test(text) || tellsAim(text)
  return { opens, tellsAim, tellsWhat, tells: (text: string) => tellsWhat(text) || says('vision', text) }
}
