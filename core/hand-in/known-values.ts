import type { WrittenBudget } from '../brief/brief-of.ts'
import { commonQuestionIn, type AskedQuestion } from '../languages/common-questions/common-question-in.ts'
import { LANGUAGES } from '../languages/languages.ts'
import { normaliseWords } from '../shared/normalise-text.ts'
import type { FormItem } from '../proposals/form/form-item.ts'
import type { QuestionKind } from '../proposals/question/question-kind.ts'

/** Values from people about the applicant and the application. */
export interface KnownValues {
  /** Confirmed facts of the profile by their keys. */
  readonly facts: ReadonlyMap<string, string>
  /** All facts of the profile ever confirmed and not withdrawn, even out of date, by their keys. */
  readonly confirmed: ReadonlyMap<string, string>
  /** In the application's currency; null if not set. */
  readonly amountAsked: number | null
  /** The budget as written or kept by people. */
  readonly budget: WrittenBudget | null
}

type AskedItem = Pick<FormItem, 'kind' | 'text' | 'options'>

/** The certain value for a plainly worded item; null for all others: a wrong tick is worse than none. */
export function knownValue(item: AskedItem, known: KnownValues): string | null {
  if (item.kind === 'budget') return costOf(item.text, known.budget)
  const valueOf = VALUES[item.kind]
  if (valueOf === undefined) return null
  const asked = commonQuestionIn(item.text)
  return asked?.isPlain === true ? valueOf(asked, item, known) : null
}

type ValueOf = (asked: AskedQuestion, item: AskedItem, known: KnownValues) => string | null

const VALUES: Readonly<Partial<Record<QuestionKind, ValueOf>>> = {
  'yes-no': yesForCharity,
  choice: ownLegalForm,
  date: ownDate,
  money: ({ meaning }, _item, { amountAsked }) =>
    meaning === 'amountAsked' && amountAsked !== null ? `${amountAsked}` : null,
}

/** The project budget's amount for a line of the same name. */
function costOf(text: string, budget: WrittenBudget | null): string | null {
  const line = budget?.lines.find(({ item }) => normaliseWords(item) === normaliseWords(text))
  return line?.amount == null ? null : `${line.amount}`
}

/** Exempt charities have such a number from the tax office, and are not registered. */
const TAX_REFERENCE = /^[A-Z]{1,2}\d{4,5}[A-Z]?$/iu

function yesForCharity({ meaning, language }: AskedQuestion, { options }: AskedItem, { facts }: KnownValues) {
  const number = facts.get('charityNumber')
  if (meaning !== 'isCharity' || number === undefined || TAX_REFERENCE.test(number.replace(/\s/gu, ''))) return null
  return onlyOne(options.filter((option) => normaliseWords(option) === normaliseWords(language.yes)))
}

function ownLegalForm({ meaning }: AskedQuestion, { options }: AskedItem, { facts }: KnownValues): string | null {
  const names = namesIn(facts.get('legalForm') ?? '')
  if (meaning !== 'legalForm' || names.length === 0) return null
  return onlyOne(options.filter((option) => namesIn(option).some((name) => names.includes(name))))
}

/** Names of "Charitable incorporated organisation (CIO)": with its brackets, without, and the bracketed part. */
function namesIn(option: string): string[] {
  const inBrackets = [...option.matchAll(/\(([^()]+)\)/gu)].map(([, words]) => words!)
  const outside = option.replaceAll(/\([^()]*\)/gu, ' ')
  return [option, outside, ...inBrackets].map(normaliseWords).filter((name) => name !== '')
}

function onlyOne(options: readonly string[]): string | null {
  return options.length === 1 ? options[0]! : null
}

/** A year alone is not a date. */
const YEAR = /^\D*\d{4}\D*$/u

function ownDate({ meaning }: AskedQuestion, { text }: AskedItem, { facts }: KnownValues): string | null {
  const isOwn = meaning === 'yearEnd' || (meaning === 'founded' && asksForBeginning(text))
  const date = isOwn ? facts.get(meaning) : undefined
  return date === undefined || YEAR.test(date) ? null : date
}

/** Whether a label asks for an organisation's founding date, not its registration date. */
function asksForBeginning(text: string): boolean {
  const label = text.replace(/\s*[:?]?\s*$/u, '')
  return LANGUAGES.some(({ profile }) => {
    const words = profile?.labels?.['founded']
    return words !== undefined && new RegExp(`^(?:${words})$`, 'iu').test(label)
  })
}
