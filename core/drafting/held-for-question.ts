import type { KindAnswer } from './answer-in-kind.ts'
import { datesIn, yearsIn, type WrittenDate } from '../languages/dates.ts'
import { languageWords, type LanguageWords } from '../claims/language-words.ts'
import { statementsIn, type Statement } from '../claims/statements.ts'
import { contentWords, sharesWord } from '../claims/words-of-text.ts'
import { withoutInstructions } from '../documents/without-instructions.ts'
import type { AnswerTask } from '../proposals/ports/answer-writer.ts'

type Asked = Pick<AnswerTask['question'], 'text' | 'guidance' | 'section'>
type NamedYears = WrittenDate['years']
type Valued = Extract<KindAnswer, { readonly kind: 'number' | 'money' | 'date' }>

export interface HoldingPassage {
  readonly passage: string
  readonly heading: string | null
}

const ASKS_FOR_A_YEAR =
  /(?:\b(?:which|what) year|^\W*(?:since )?when\b|\byear (?:of|when|founded|established|registered)\b|welchem jahr|^\W*(?:seit )?wann\b|gründungsjahr|jahr der\b|quelle année|^\W*(?:depuis )?quand\b|année de\b|qué año|^\W*(?:desde )?cuándo\b|año de\b|(?:quale|che) anno|^\W*quando\b|anno di\b|que ano\b|ano de\b|welk jaar|^\W*(?:sinds )?wanneer\b|jaar van\b|(?:vilket|hvilket|hvilke) år|^\W*(?:när|hvornår|når)\b|minä vuonna|^\W*milloin\b|którym roku|^\W*kiedy\b|rok (?:założenia|powstania)|(?:pa|mha) flwyddyn|^\W*pryd\b|melyik évben|^\W*mikor\b)/iu

const PARTS_CLAUSES = /[,;:()–—]\s|\s(?:and|while|but|und|et|ac)\s/u

/** Whether a question asks for a year, not for a number in a year. */
export function asksForYear(question: Pick<Asked, 'text'>): boolean {
  return ASKS_FOR_A_YEAR.test(question.text)
}

/**
 * Whether one statement of the passages contains the value that is asked for: it names the subject of the question
 * outside its heading (or its columns do, for a row without a label), and its year matches the question's, if both name
 * one. A year is no count.
 */
export function isHeldForQuestion(
  answer: Valued,
  passages: readonly HoldingPassage[],
  { question, language }: { readonly question: Asked; readonly language: string },
): boolean {
  const words = languageWords(language)
  const wanted = wantedOf(answer, question, words)
  const years = yearsNamedIn(question.text, language)
  return passages.some(({ passage, heading }) => {
    const text = withoutInstructions(passage)
    const [headed, columns] = [heading ?? '', columnNamesIn(text)].map((part) => plainContent(part, words))
    return statementsIn(text, words).some((statement) => {
      if (!statesValue(statement, answer, years, language)) return false
      const above = statement.content.length > 0 ? headed! : [...columns!, ...headed!]
      const own = wanted.filter((word) => !sharesWord([word], above))
      if (statement.content.length === 0) return own.length < wanted.length || wanted.length === 0
      return own.length === 0 || sharesWord(own, statement.content)
    })
  })
}

/** Words for the subject of the question, from its section and guidance if its own words are not enough. */
function wantedOf(answer: Valued, { text, guidance, section }: Asked, words: LanguageWords): string[] {
  const own = plainContent(text, words)
  const unit = answer.kind === 'number' ? (answer.unit ?? '') : ''
  return own.length > 0 ? own : plainContent(`${section ?? ''} ${guidance ?? ''} ${unit}`, words)
}

function plainContent(text: string, words: LanguageWords): string[] {
  return contentWords(text, words).map(({ plain }) => plain)
}

/** Whether the statement contains the value, for these years if its clause or an earlier one names any. */
function statesValue(statement: Statement, answer: Valued, years: readonly NamedYears[], language: string): boolean {
  if (answer.kind === 'date') return statesDate(statement, answer.date, language)
  const { value } = answer
  return statement.figures.some(
    ({ kind, values, start, end }) =>
      isOfYears(yearsIn(clauseAt(statement.text, start, end)), statement, years) &&
      (answer.kind === 'money' ? kind === 'amount' || kind === 'count' : kind !== 'year') &&
      values.some((one) => Math.abs(one - value) < 1e-6),
  )
}

/** What stands about a figure up to the next mark. */
function clauseAt(text: string, start: number, end: number): string {
  const [before, after] = [text.slice(0, start).split(PARTS_CLAUSES).at(-1), text.slice(end).split(PARTS_CLAUSES)[0]]
  return `${before} ${after}`
}

/** Whether the clause, else the statement or one before it, is of the years. */
function isOfYears(clause: readonly number[], { yearsSoFar }: Statement, years: readonly NamedYears[]): boolean {
  const known = clause.length > 0 ? clause : [...yearsSoFar]
  return known.length === 0 || years.every((named) => named.some((year) => known.includes(year)))
}

function statesDate({ text, years, months, dates }: Statement, date: string, language: string): boolean {
  const [year = 0, month, day] = date.split('-').map(Number)
  if (day !== undefined)
    return [...dates, ...datesIn(text, { language }).flatMap(({ readings }) => readings)].some(
      (one) => one.year === year && one.month === month && one.day === day,
    )
  return years.has(year) && (month === undefined || months.has(month))
}

/** The first row of each table. */
function columnNamesIn(text: string): string {
  const lines = text.split('\n')
  const isRow = (line: string | undefined) => line?.includes(' | ') ?? false
  return lines.filter((line, at) => isRow(line) && !isRow(lines[at - 1])).join(' ')
}

/** Each date with its years; a span has two. */
function yearsNamedIn(text: string, language: string): NamedYears[] {
  return datesIn(text, { language }).map(({ years }) => years)
}
