import { yearsIn } from '../languages/dates.ts'
import type { TextBlock } from './ports/text-reader.ts'

const EARLIEST_YEAR = 1990
const END_OF_YEAR = '-12-31T00:00:00.000Z'
/** Length of title, cover and first paragraphs. */
const OPENING_CHARACTERS = 2_000
/** Two-digit years count only behind a word that announces one: "AR12", "report 14", "FY23". */
const SHORT_YEAR = /(?:ar|report|accounts|review|fy|bericht|rapport|informe|jaarverslag)[\s_.-]*'?(\p{N}{2})(?!\p{N})/iu
const DATED =
  /(?:report|review|accounts|statement|proposal|application|year|ended|bericht|jahr|rapport|année|informe|memoria|año|relazione|bilancio|relatório|ano|jaarverslag|jaar|date|datum|fecha|data)/iu

/**
 * The date of a document's content, as ISO time: the latest year in its file name; otherwise in its opening, next to a
 * word such as "report" or "year"; otherwise the latest of its most frequent years; otherwise `fallback` (its upload or
 * the file's own date). Years after the fallback's are plans or projections and are ignored.
 */
export function documentDate(fileName: string, blocks: readonly TextBlock[], fallback: string): string {
  const latest = Number(fallback.slice(0, 4)) || 2100
  const year =
    newest(yearsOfName(fileName), latest) ??
    shortYear(fileName, latest) ??
    openingYear(blocks, latest) ??
    usualYear(blocks, latest)
  return year === null ? fallback : `${year}${END_OF_YEAR}`
}

/** The year in the name or the opening lines; null if there is none. */
export function documentYear(fileName: string, opening: string, latest: number): number | null {
  return (
    newest(yearsOfName(fileName), latest) ??
    shortYear(fileName, latest) ??
    openingYear(
      opening.split('\n').map((text) => ({ text })),
      latest,
    )
  )
}

/** Names have other separators than spaces: "Report_2023_24.pdf", "AR2024". */
function yearsOfName(fileName: string): number[] {
  return yearsIn(
    fileName
      .replace(/(?<=\p{N})_(?=\p{N})/gu, '-')
      .replace(/(?<=\p{L}|_)(?=\p{N})|(?<=\p{N})(?=\p{L})|\.(?=\p{L})/gu, ' '),
  )
}

function newest(years: readonly number[], latest: number): number | null {
  const possible = years.filter((year) => year >= EARLIEST_YEAR && year <= latest)
  return possible.length === 0 ? null : Math.max(...possible)
}

function shortYear(fileName: string, latest: number): number | null {
  const digits = SHORT_YEAR.exec(fileName)?.[1]
  return digits === undefined ? null : newest([2000 + Number(digits)], latest)
}

function openingYear(blocks: readonly Pick<TextBlock, 'text'>[], latest: number): number | null {
  let read = 0
  const years: number[] = []
  for (const { text } of blocks) {
    if (read > OPENING_CHARACTERS) break
    read += text.length
    if (text.length < 200 && DATED.test(text)) years.push(...yearsIn(text))
  }
  return newest(years, latest)
}

function usualYear(blocks: readonly TextBlock[], latest: number): number | null {
  const counts = new Map<number, number>()
  for (const { text } of blocks) for (const year of yearsIn(text)) counts.set(year, (counts.get(year) ?? 0) + 1)
  const most = Math.max(0, ...counts.values())
  return newest(
    [...counts].filter(([, count]) => count >= most / 2).map(([year]) => year),
    latest,
  )
}

/** The year of the content of a document with this `documentDate`; null if the date is that of its file or upload. */
export function statedYear(datedAt: string): number | null {
  return datedAt.endsWith(END_OF_YEAR) ? Number(datedAt.slice(0, 4)) : null
}
