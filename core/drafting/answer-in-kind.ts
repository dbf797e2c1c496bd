import type { QuestionKind } from '../proposals/question/question-kind.ts'
import { tableText } from '../shared/markdown-table.ts'

/** Words used in answers that are values, by language. */
interface KindWords {
  readonly yes: string
  readonly no: string
  readonly item: string
  readonly amount: string
  readonly share: string
  readonly total: string
}

const words = (yes: string, no: string, [item, amount, share, total]: readonly string[]): KindWords => ({
  ...{ yes, no },
  ...{ item: item!, amount: amount!, share: share!, total: total! },
})

const ENGLISH = words('Yes', 'No', ['Item', 'Amount', 'Share', 'Total'])
const BY_LANGUAGE: Readonly<Record<string, KindWords>> = {
  cy: words('Ydy', 'Nac ydy', ['Eitem', 'Swm', 'Cyfran', 'Cyfanswm']),
  da: words('Ja', 'Nej', ['Post', 'Beløb', 'Andel', 'I alt']),
  de: words('Ja', 'Nein', ['Posten', 'Betrag', 'Anteil', 'Summe']),
  es: words('Sí', 'No', ['Concepto', 'Importe', 'Porcentaje', 'Total']),
  fi: words('Kyllä', 'Ei', ['Kohta', 'Summa', 'Osuus', 'Yhteensä']),
  fr: words('Oui', 'Non', ['Poste', 'Montant', 'Part', 'Total']),
  hu: words('Igen', 'Nem', ['Tétel', 'Összeg', 'Arány', 'Összesen']),
  it: words('Sì', 'No', ['Voce', 'Importo', 'Quota', 'Totale']),
  nl: words('Ja', 'Nee', ['Post', 'Bedrag', 'Aandeel', 'Totaal']),
  no: words('Ja', 'Nei', ['Post', 'Beløp', 'Andel', 'Sum']),
  pl: words('Tak', 'Nie', ['Pozycja', 'Kwota', 'Udział', 'Razem']),
  pt: words('Sim', 'Não', ['Rubrica', 'Montante', 'Percentagem', 'Total']),
  sv: words('Ja', 'Nej', ['Post', 'Belopp', 'Andel', 'Summa']),
}

/** Falls back to English. */
function kindWordsFor(language: string): KindWords {
  const [code = ''] = language.toLowerCase().split('-')
  return BY_LANGUAGE[code === 'nb' || code === 'nn' ? 'no' : code] ?? ENGLISH
}

/** Kinds of answers that are values rather than text. */
export const VALUE_KINDS = ['number', 'money', 'date', 'yes-no', 'choice', 'table', 'budget'] as const
export type ValueKind = (typeof VALUE_KINDS)[number]

/** A budget line with its cost in the budget's currency. */
export interface CostLine {
  readonly item: string
  readonly amount: number
}

export type KindAnswer =
  | { readonly kind: 'number'; readonly value: number; readonly unit: string | null }
  /** `currency`: ISO 4217. */
  | { readonly kind: 'money'; readonly value: number; readonly currency: string }
  /** A year, a month or a day: `2026`, `2026-11`, `2026-11-23`. */
  | { readonly kind: 'date'; readonly date: string }
  | { readonly kind: 'yes-no'; readonly isYes: boolean; readonly explanation: string | null }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'table'; readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'budget'; readonly lines: readonly CostLine[]; readonly currency: string }

export function isValueKind(kind: QuestionKind | undefined): kind is ValueKind {
  return (VALUE_KINDS as readonly (string | undefined)[]).includes(kind)
}

/** The column names of a table in the form; the form reader puts them into the guidance. */
export function columnsIn(guidance: string | null): string[] {
  const columns = (guidance ?? '').split('; ').map((column) => column.trim())
  return columns.length > 1 ? columns.filter((column) => column !== '') : []
}

/** Formats the answer in the language; tables as Markdown. Computes the sums and shares of a budget. */
export function kindAnswerText(answer: KindAnswer, language: string): string {
  switch (answer.kind) {
    case 'number':
      return [numberText(answer.value, language), answer.unit].filter(Boolean).join(' ')
    case 'money':
      return moneyText(answer.value, answer.currency, language)
    case 'date':
      return dateText(answer.date, language)
    case 'yes-no':
      return yesNoText(answer, language)
    case 'choice':
      return answer.options.join('; ')
    case 'table':
      return tableText(answer)
    case 'budget':
      return budgetTable(answer, language)
  }
}

function yesNoText({ isYes, explanation }: KindAnswer & { kind: 'yes-no' }, language: string): string {
  const { yes, no } = kindWordsFor(language)
  const word = isYes ? yes : no
  return explanation === null ? word : `${word}. ${explanation}`
}

function numberText(value: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 20 }).format(value)
}

/** Uses the code for an unknown currency. */
function moneyText(amount: number, currency: string, language: string): string {
  const fraction = Number.isInteger(amount) ? 0 : 2
  const digits = { minimumFractionDigits: fraction, maximumFractionDigits: fraction }
  if (!/^[A-Z]{3}$/.test(currency)) return `${numberText(amount, language)} ${currency}`.trim()
  return new Intl.NumberFormat(language, { style: 'currency', currency, ...digits }).format(amount)
}

/** Unchanged unless it is a date. */
function dateText(date: string, language: string): string {
  const [, year, month, day] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(date) ?? []
  if (year === undefined || month === undefined) return date
  const at = Date.UTC(Number(year), Number(month) - 1, Number(day ?? 1))
  const ofMonth = { year: 'numeric', month: 'long', timeZone: 'UTC' } as const
  const shown: Intl.DateTimeFormatOptions = day === undefined ? ofMonth : { ...ofMonth, day: 'numeric' }
  return new Intl.DateTimeFormat(language, shown).format(at)
}

function budgetTable({ lines, currency }: KindAnswer & { kind: 'budget' }, language: string): string {
  const { item, amount, share, total } = kindWordsFor(language)
  const hundredths = lines.map((line) => Math.round(line.amount * 100))
  const sum = hundredths.reduce((so, each) => so + each, 0)
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  const shareText = (part: number) => (sum === 0 ? '' : percent.format(part / sum))
  const rows = lines.map((line, at) => [
    line.item,
    moneyText(line.amount, currency, language),
    shareText(hundredths[at]!),
  ])
  return tableText({
    columns: [item, amount, share],
    rows: [...rows, [total, moneyText(sum / 100, currency, language), shareText(sum)]],
  })
}
