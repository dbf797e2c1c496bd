import type { Library, LibraryDocument } from '../../../../core/documents/library.ts'
import { lastYearsIn } from '../../../../core/languages/dates.ts'
import type { Found, Page } from './page.ts'
import { pagesFound, searchFor } from './pages-found.ts'
import type { WantedAnswer } from './wanted-answer.ts'

/** What one document states, and the year that it is of or else written in. */
interface OfYear {
  readonly found: Found
  readonly year: number
}

type FindOn = (page: Page, wanted: WantedAnswer) => Found | null

/** The last that documents state beside a label or in a table; the end of a year in any sentence. */
export async function lastStated(
  wanted: WantedAnswer,
  documents: readonly LibraryDocument[],
  library: Library,
  findOn: FindOn,
): Promise<Found | null> {
  const pages = await pagesFound(wanted, documents, library, [searchFor(wanted), ...accountWords(wanted)])
  const stated = pages.flatMap(({ document, page }) => {
    const isLabelled = ({ kind }: Page['units'][number]) => kind === 'row' || kind === 'field'
    const units = wanted.kind === 'date' ? page.units : page.units.filter(isLabelled)
    const found = findOn({ ...page, units }, wanted)
    return found === null ? [] : (ofItsYear(found, wanted, document) ?? [])
  })
  return (
    stated.reduce<OfYear | null>((last, next) => (last === null || next.year > last.year ? next : last), null)?.found ??
    null
  )
}

/** The figures of a year stand together. */
function accountWords(wanted: WantedAnswer): string[] {
  if (wanted.kind !== 'money' && wanted.kind !== 'date') return []
  const meanings = ['income', 'expenditure', 'reserves', 'yearEnd'] as const
  return [meanings.map((meaning) => searchFor({ ...wanted, meaning, question: '' })).join(' ')]
}

/** An amount says its year, or stands in a passage of one year; null for any other. */
function ofItsYear(found: Found, { kind, years }: WantedAnswer, document: LibraryDocument): OfYear | null {
  const own = lastYearsIn(found.sentence)
  if (own.length > 0) return { found, year: Math.max(...own) }
  if (kind !== 'money') return { found, year: Number(document.datedAt.slice(0, 4)) }
  const around = new Set(
    found.units.flatMap(({ hit }) => lastYearsIn(`${hit.passage.headings.join(' ')} ${hit.passage.text}`)),
  )
  const [year, ...others] = around
  if (year === undefined || others.length > 0 || (years.length > 0 && !years.includes(year))) return null
  const dated = (text: string) => text.replace(/:/u, ` (${year}):`)
  return { found: { ...found, value: dated(found.value), sentence: dated(found.sentence) }, year }
}
