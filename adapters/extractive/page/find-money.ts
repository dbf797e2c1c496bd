import type { CommonQuestion } from '../../../core/languages/common-questions/common-question.ts'
import {
  withCurrency as inCurrency,
  type CertainFigure,
  type ColumnFigure,
} from '../../../core/languages/figure-table.ts'
import { currencyNamedIn, figuresIn, wholeFigure } from '../../../core/languages/figures.ts'
import { datesIn, lastYearsIn } from '../../../core/languages/dates.ts'
import type { WantedAnswer } from './wanted-answer.ts'
import { commonPatterns, has, isPlan, shownOf, type Found, type Page } from './page.ts'
import type { Unit } from './page-units.ts'
import { partAsked, PLAN_ASKED } from './part-asked.ts'
import { anyShown, matchesOf } from './word-patterns.ts'

/** An amount with its label and its year. */
export interface Amount {
  readonly text: string
  readonly label: string
  /** Position of its label in the table of labels, most reliable first. */
  readonly level: number
  readonly year: number | null
  readonly unit: Unit
}

const MONEY: readonly CommonQuestion[] = ['income', 'expenditure', 'reserves', 'surplus', 'amountAsked', 'projectCost']
/** Words that make a total a different one. */
const PART_OF = /\b(?:net|other|interest|investment|deferred|sonstige|autres)\s+$/iu
/** Characters between a label and its amount. */
const LOOKED_BEHIND = 48
const BEHIND = 30

/** A budget is not an account, but answers a question about budgets. */
const BUDGET = /\bbudgets?\b/iu

/** Whether a text mentions the requested amount, by one of its usual names or as a budget. */
export function namesAmount(text: string, { question }: WantedAnswer, names: readonly RegExp[]): boolean {
  return names.some((name) => has(text, name)) || (BUDGET.test(question) && BUDGET.test(text))
}

/** Finds the requested amount with its label, unit and year, for the requested year or otherwise the latest. */
export function findMoney(wanted: WantedAnswer, page: Page): Found | null {
  const meaning = wanted.meaning as CommonQuestion
  const part = partAsked(wanted)
  if (part === 'column') return inColumns(meaning, wanted, page)
  if (part !== null) return null
  const amounts = amountsOf(meaning, wanted, page).filter(({ unit }) =>
    wanted.owner === 'project' ? isPlan(unit, page) : !has(unit.text, commonPatterns(page).forecasts),
  )
  const levels = [...new Set(amounts.map(({ level }) => level))].sort((a, b) => a - b)
  for (const level of levels) {
    const chosen = ofYears(
      amounts.filter((one) => one.level === level),
      wanted,
    )
    if (chosen.length > 0) return foundFrom(chosen, wanted, page)
  }
  return null
}

/**
 * Total amounts that a dated page states for each year, by the most reliable label, without plans from that year on,
 * and without contradicting rows, which come from two statements.
 */
export function amountsStated(wanted: WantedAnswer, page: Page, writtenIn: number): readonly Amount[] {
  const all = amountsOf(wanted.meaning as CommonQuestion, wanted, page)
    .filter(({ unit }) => !has(unit.text, commonPatterns(page).forecasts))
    .filter(({ unit, year }) => isOfTable(unit) || (year ?? 0) < writtenIn || !isPlan(unit, page))
    .map((amount) => ({ ...amount, text: withCurrency(amount.text, page) }))
  const isRival = (one: Amount, other: Amount) =>
    isOfTable(other.unit) && other.year === one.year && other.level === one.level && other.text !== one.text
  const disputed = new Set(
    all.flatMap((one) => (isOfTable(one.unit) && all.some((other) => isRival(one, other)) ? [one.unit] : [])),
  )
  const certain = all.filter(({ unit }) => !disputed.has(unit))
  return [...new Set(certain.map(({ year }) => year))].flatMap((year) => {
    const ofYear = certain.filter((one) => one.year === year)
    const surest = Math.min(...ofYear.map(({ level }) => level))
    return uniqueYears(ofYear.filter(({ level }) => level === surest))
  })
}

/** Finds the figure of the column named in the question: a fund, a body, a quarter, or a plan. */
function inColumns(meaning: CommonQuestion, wanted: WantedAnswer, page: Page): Found | null {
  const question = ` ${wanted.question.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  const isPlanAsked = PLAN_ASKED.test(question)
  const isAsked = ({ role, column }: ColumnFigure) =>
    isPlanAsked ? role === 'plan' : role === 'part' && column !== '' && question.includes(` ${column} `)
  const amounts = page.units.flatMap((unit) => {
    const level = levelOf(unit.label, labelsOf(meaning, wanted, page))
    const said = level < 0 ? [] : unit.ofColumns.filter(isAsked)
    return said.map((one): Amount => {
      const of = isPlanAsked ? 'budget' : one.column
      return { text: signed(one, meaning), label: `${unit.label}, ${of}`, level, year: one.year, unit }
    })
  })
  const chosen = ofYears(amounts, wanted)
  const isOne =
    new Set(chosen.map(({ year, text }) => `${year} ${text}`)).size === new Set(chosen.map(({ year }) => year)).size
  return chosen.length > 0 && isOne ? foundFrom(chosen, wanted, page) : null
}

function signed({ text, isNegative }: CertainFigure, meaning: CommonQuestion): string {
  return isNegative && meaning !== 'expenditure' ? `-${text}` : text
}

function levelOf(label: string, patterns: readonly RegExp[]): number {
  const plain = label.replace(/\([^)]*\)/gu, ' ')
  return patterns.findIndex((pattern) => covers(plain, pattern))
}

const ALL_YEARS =
  /\b(?:each|every|last|past) (?:of the )?(?:last |past )?(?:two|three|four|five|2|3|4|5) (?:financial )?years/iu

function ofYears(amounts: readonly Amount[], { years, question }: WantedAnswer): Amount[] {
  if (ALL_YEARS.test(question)) return uniqueYears(amounts.filter(({ year }) => year !== null))
  if (years.length > 0) return uniqueYears(amounts.filter(({ year }) => year !== null && years.includes(year)))
  const latest = Math.max(...amounts.map(({ year }) => year ?? 0))
  return uniqueYears(amounts.filter(({ year }) => (year ?? 0) === latest))
}

/** The first amount of each year, without years for which table rows differ. */
function uniqueYears(amounts: readonly Amount[]): Amount[] {
  const rows = amounts.filter(({ unit }) => isOfTable(unit))
  const isDisputed = (one: Amount) => rows.some(({ year, text }) => year === one.year && text !== one.text)
  const isCertain = (one: Amount) => !isOfTable(one.unit) || !isDisputed(one)
  const certain = amounts.filter(isCertain)
  return certain.filter(({ year }, at) => certain.findIndex((other) => other.year === year) === at)
}

function foundFrom(amounts: readonly Amount[], { owner }: WantedAnswer, page: Page): Found {
  const say = ({ label, year, text }: Amount) => {
    const of = year === null || owner === 'project' || lastYearsIn(label).includes(year) ? '' : ` (${year})`
    return `${label.slice(0, 1).toUpperCase()}${label.slice(1)}${of}: ${withCurrency(text, page)}`
  }
  const said = amounts.map(say).join('; ')
  const value = owner === 'project' && amounts.length === 1 ? withCurrency(amounts[0]!.text, page) : said
  return { value, sentence: said, units: [...new Set(amounts.map(({ unit }) => unit))] }
}

/** Adds the currency, which a table may name only once. */
function withCurrency(text: string, page: Page): string {
  if (figuresIn(text).some(({ currency }) => currency !== null) || /\p{L}/u.test(text)) return text
  const said = page.units.map((unit) => `${unit.text} ${unit.cells.map(({ column }) => column).join(' ')}`).join(' ')
  return inCurrency(text, currencyNamedIn(said)?.written ?? '')
}

/** Labels of rows. The question's words are included, because a short document's language may be unknown. */
function labelsOf(meaning: CommonQuestion, { language, question }: WantedAnswer, page: Page): readonly RegExp[] {
  const asked = shownOf({ ...page, words: language }, meaning).filter((pattern) => has(question, pattern))
  return language === page.words ? shownOf(page, meaning) : [...shownOf(page, meaning), ...asked]
}

function amountsOf(meaning: CommonQuestion, wanted: WantedAnswer, page: Page): Amount[] {
  const patterns = shownOf(page, meaning)
  const labels = labelsOf(meaning, wanted, page)
  const others = MONEY.filter((other) => other !== meaning).map((other) => page.words.questions[other]?.shown)
  const other = anyShown(others.filter((shown) => shown !== undefined).join(' / '))
  let before: Sentence | null = null
  return page.units.flatMap((unit) => {
    if (unit.kind === 'heading') return []
    if (isOfTable(unit)) return inRow(unit, labels, meaning)
    const sentence = readSentence(unit, patterns, other, page, before)
    before = sentence.amounts.length > 0 || before?.unit.line !== unit.line ? sentence : before
    return sentence.paired
  })
}

/** A table field that contains only a figure, or any row. */
function isOfTable({ kind, cells }: Unit): boolean {
  return (
    kind === 'row' ||
    (cells.length > 0 &&
      cells.every(({ value }) => wholeFigure(value) !== null || /^[^\p{L}]*\p{N}[^\p{L}]*$/u.test(value)))
  )
}

/** Budget rows use their column header; account rows use only certain figures. */
function inRow(unit: Unit, patterns: readonly RegExp[], meaning: CommonQuestion): Amount[] {
  const isTotal = /^\W*(?:grand )?(?:total|gesamt|summe|cyfanswm)\W*$/iu.test(unit.label)
  const level = levelOf(unit.label, patterns)
  const ofColumns = unit.cells.flatMap(({ value, column, year }): Amount[] => {
    const inColumn = patterns.findIndex((pattern) => has(column, pattern))
    const isAsked = /\p{N}/u.test(value) && year === null && isTotal && inColumn >= 0
    return isAsked ? [{ text: value, label: column, level: inColumn, year, unit }] : []
  })
  if (ofColumns.length > 0 || level < 0 || meaning === 'amountAsked') return ofColumns
  const dated = unit.cells.flatMap(({ value }) => datedIn({ text: value, label: unit.label, level, year: null, unit }))
  if (dated.length > 0) return dated
  return unit.figures.map((figure) => {
    const year = figure.year ?? lastYearsIn(unit.label)[0] ?? null
    return { text: signed(figure, meaning), label: unit.label, level, year, unit }
  })
}

/** "£39,860 (2024); £35,400 (2023)" in one cell. */
function datedIn(amount: Amount): Amount[] {
  return amountsWithin(amount.text).flatMap(({ text, end }) => {
    const year = /^\s*\((?<year>\p{N}{4})\)/u.exec(amount.text.slice(end))?.groups?.['year']
    return year === undefined ? [] : [{ ...amount, text, year: Number(year) }]
  })
}

/** Amounts with a currency, and figures in thousands, which are money beside a label of money. */
export function amountsWithin(text: string): { text: string; start: number; end: number }[] {
  const isBare = (digits: string) => /\p{N}[.,'’]\p{N}{3}/u.test(digits)
  return figuresIn(text).filter(
    ({ currency, isGrouped, isPercent, digits }) => !isPercent && (currency !== null || (isGrouped && isBare(digits))),
  )
}

/** Whether a row's label is the requested one, not a part of it: "Other income" is not the total income. */
function covers(label: string, pattern: RegExp): boolean {
  if (!has(label, pattern)) return false
  const rest = label
    .replace(pattern, ' ')
    .replace(
      /[\p{P}\p{S}]|\b(?:total|annual|gross|our|year|end|at|of|the|jahr|overall|gesamt|insgesamt|totales|totaux|totali)\b/giu,
      ' ',
    )
  return rest.trim() === ''
}

interface Token {
  readonly kind: 'amount' | 'year' | 'label' | 'other'
  readonly text: string
  readonly at: number
  readonly end: number
  readonly level: number
}

interface Sentence {
  readonly unit: Unit
  /** All amounts in order, including those of other labels. */
  readonly amounts: readonly { readonly label: string | null; readonly level: number }[]
  readonly paired: readonly Amount[]
  readonly lastYear: number | null
}

function readSentence(
  unit: Unit,
  patterns: readonly RegExp[],
  other: RegExp | null,
  page: Page,
  before: Sentence | null,
): Sentence {
  const { text } = unit
  const lastYear = before?.unit.line === unit.line ? before.lastYear : null
  if (!/\p{N}/u.test(text)) return { unit, amounts: [], paired: [], lastYear }
  const tokens = tokensOf(text, patterns, other)
  const isYearBefore = has(text, anyShown(page.words.yearBefore)) && !tokens.some(({ kind }) => kind === 'label')
  const paired: Amount[] = []
  const amounts: { label: string | null; level: number }[] = []
  let label: Token | null = null
  let isUsed = false
  let year: number | null = isYearBefore && before?.lastYear ? before.lastYear - 1 : lastYear
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'year') {
      if (!isInBrackets(text, token.at)) year = lastYearsIn(token.text)[0] ?? year
    } else if (token.kind !== 'amount') [label, isUsed] = [token, isUsed && label === token]
    else {
      const like = isYearBefore ? before?.amounts[amounts.length] : undefined
      const named =
        like ??
        labelFor(
          token,
          isUsed && ownYear(token, text) === null && !isInBrackets(text, token.at) ? null : label,
          tokens[at + 1],
          text,
        )
      isUsed = true
      amounts.push(named)
      if (named.label !== null)
        paired.push({
          text: token.text,
          label: named.label,
          level: named.level,
          year: ownYear(token, text) ?? year,
          unit,
        })
    }
  }
  return {
    unit,
    amounts,
    paired,
    lastYear: latest(isYearBefore ? null : year, lastYear),
  }
}

function latest(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.max(one, other)
}

function labelFor(
  amount: Token,
  label: Token | null,
  next: Token | undefined,
  text: string,
): { label: string | null; level: number } {
  const isNear = label !== null && (amount.at - label.end <= LOOKED_BEHIND || isInBrackets(text, amount.at))
  const isBehind =
    next?.kind === 'label' && next.at - amount.end <= BEHIND && !/[.;]/u.test(text.slice(amount.end, next.at))
  if (isNear && label.kind === 'label') return { label: label.text, level: label.level }
  if (isBehind && (label === null || !isNear)) return { label: next.text, level: next.level }
  return { label: null, level: -1 }
}

function tokensOf(text: string, patterns: readonly RegExp[], other: RegExp | null): Token[] {
  const found: Token[] = []
  const put = (token: Token) => {
    if (!found.some((one) => one.at < token.end && token.at < one.end)) found.push(token)
  }
  const add = (kind: Token['kind'], pattern: RegExp | null, level = 0) => {
    for (const { index, 0: match } of pattern === null ? [] : matchesOf(text, pattern))
      if (kind !== 'label' || !PART_OF.test(text.slice(0, index)))
        put({ kind, text: match, at: index, end: index + match.length, level })
  }
  const amounts = amountsWithin(text).map(({ text: own, start, end }) => ({ text: own, at: start, end, level: 0 }))
  found.push(...amounts.map((amount) => ({ kind: 'amount' as const, ...amount })))
  for (const { start, end, text: own } of datesIn(text)) put({ kind: 'year', text: own, at: start, end, level: 0 })
  patterns.forEach((pattern, level) => add('label', pattern, level))
  add('other', other)
  return found.sort((a, b) => a.at - b.at)
}

/** The year in brackets after an amount, or in the same brackets. */
function ownYear({ at, end }: Token, text: string): number | null {
  const behind = /^\s*\((?<inside>[^()£$€]*)\)/u.exec(text.slice(end))?.groups?.['inside']
  if (behind !== undefined && lastYearsIn(behind).length === 1) return lastYearsIn(behind)[0]!
  const dated = /^ (?:on|at|in|am|au|ar|zum|à)\b[^.;,£$€]{0,24}/u.exec(text.slice(end))?.[0] ?? ''
  if (lastYearsIn(dated).length === 1) return lastYearsIn(dated)[0]!
  if (!isInBrackets(text, at)) return null
  const inside = `${text.slice(text.lastIndexOf('(', at), at)} ${text.slice(end).split(')')[0]!}`
  return lastYearsIn(inside)[0] ?? null
}

function isInBrackets(text: string, at: number): boolean {
  return text.lastIndexOf('(', at) > text.lastIndexOf(')', at)
}
