import { candidatesOf, type Candidate } from '../../../adapters/extractive/questions/candidates.ts'
import type { FormRoles } from '../../../adapters/extractive/questions/form-roles.ts'
import { partListed } from '../../../adapters/extractive/questions/list-intros.ts'
import { printedItems } from '../../../adapters/extractive/questions/printed-form.ts'
import type { PrintedItem } from '../../../adapters/extractive/questions/printed-items.ts'
import { cleanPrompt, partPrompt } from '../../../adapters/extractive/questions/prompt-text.ts'
import type { Form } from '../../../core/proposals/form/form.ts'
import { alignLabels, type LabelledQuestion, type Likeness } from './align-labels.ts'
import { labelItems } from './made-up/label-items.ts'
import type { MadeUpForm } from './made-up/made-up-forms.ts'

/** A form to learn from: what each of its candidates is (1) and is not (0), and how much it counts. */
export interface FormLines {
  readonly name: string
  /** Forms of one family resemble each other: they are learned from together, or not at all. */
  readonly family: string
  readonly isMadeUp: boolean
  readonly items: readonly PrintedItem[]
  readonly candidates: readonly Candidate[]
  readonly wanted: FormRoles
  readonly weights: readonly number[]
  /** What the form counts for beside others. */
  readonly counts: number
}

const FAMILIES = ['cirrus', 'hlf', 'digital-square', 'mhclg', 'lsc', 'new-bradwell']
const UNSURE = 0.2
/** What a made-up form counts for beside a real one. */
const MADE_UP_COUNTS = 0.6

/** A real form whose questions somebody has labelled. */
export function realLines(
  name: string,
  form: Form,
  questions: readonly LabelledQuestion[],
  likeness: Likeness,
): FormLines {
  return realLinesOf(name, printedItems(form), questions, likeness)
}

function realLinesOf(
  name: string,
  items: readonly PrintedItem[],
  questions: readonly LabelledQuestion[],
  likeness: Likeness,
): FormLines {
  const candidates = candidatesOf(items)
  const texts = candidates.map(({ text }) => variantsOf(text))
  const asked = alignLabels(texts, questions, likeness)
  const question = asked.map((one) => (one === null ? 0 : 1))
  const heading = headingsIn(texts, question, questions, likeness)
  const guidance = guidanceIn(candidates, asked, questions).map((one, at) => (heading[at] === 1 ? 0 : one))
  const alike = texts.map((variants) => questions.some((one) => resembles(variants, one, likeness)))
  const family = FAMILIES.find((one) => name.startsWith(one)) ?? name
  const weights = question.map((one, at) => (one === 0 && alike[at] ? UNSURE : 1))
  return {
    name,
    family,
    isMadeUp: false,
    counts: 1,
    items,
    candidates,
    wanted: { question, heading, guidance },
    weights,
  }
}

function variantsOf(text: string): string[] {
  return [partPrompt(text).text, cleanPrompt(text), partListed(text).text, text.replace(/[:：].*$/su, '')]
}

const ALIKE = 0.7

function resembles(variants: readonly string[], question: LabelledQuestion, likeness: Likeness): boolean {
  const others = [question.text, question.group ?? '', ...(question.accept ?? [])]
  return others.some((one) => variants.some((text) => likeness(text, one) >= ALIKE))
}

function headingsIn(
  texts: readonly (readonly string[])[],
  asked: readonly number[],
  questions: readonly LabelledQuestion[],
  likeness: Likeness,
): number[] {
  const sections = [...new Set(questions.flatMap(({ section }) => section?.split(' > ') ?? []))]
  return texts.map((variants, at) =>
    asked[at] === 0 && sections.some((one) => variants.some((text) => likeness(text, one) >= 0.8)) ? 1 : 0,
  )
}

/** Whatever stands in the guidance of the question before or after it. */
function guidanceIn(
  candidates: readonly Candidate[],
  asked: readonly (number | null)[],
  questions: readonly LabelledQuestion[],
): number[] {
  const guidance = questions.map((one) => plain(one.guidance ?? ''))
  const known = asked.flatMap((one, at) => (one === null ? [] : [{ one, at }]))
  return candidates.map(({ text }, at) => {
    const words = plain(text)
    if (asked[at] !== null || words.length < 3) return 0
    const before = known.filter((one) => one.at < at).slice(-2)
    const after = known.filter((one) => one.at > at).slice(0, 1)
    return [...before, ...after].some(({ one }) => guidance[one]!.includes(words)) ? 1 : 0
  })
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** A made-up form, whose every line is known. */
export function madeUpLines({ name, layout, form, words }: MadeUpForm): FormLines {
  const items = printedItems(form)
  const candidates = candidatesOf(items)
  const labels = labelItems(items, words)
  const done = new Set<number>()
  const question = candidates.map(({ at }) => {
    const { role, element } = labels[at]!
    if (role !== 'question' || element === null || done.has(element)) return 0
    done.add(element)
    return 1
  })
  const isOf = (roles: RegExp) =>
    candidates.map(({ at }, index) => (question[index] === 0 && roles.test(labels[at]!.role) ? 1 : 0))
  const [heading, guidance] = [isOf(/^(?:heading|group)$/u), isOf(/^(?:guidance|limit|text-table)$/u)]
  const unsure = isOf(/^(?:question|unknown)$/u)
  const weights = unsure.map((one) => 1 - one)
  return {
    name: `${name} ${layout}`,
    family: name,
    isMadeUp: true,
    counts: MADE_UP_COUNTS,
    items,
    candidates,
    wanted: { question, heading, guidance },
    weights,
  }
}

const SHORTEST = 3
const LENGTHS = 14

/** A part of a form by itself, as somebody might paste it: a few items from some place on. */
export function partOf(form: FormLines, seed: number): FormLines {
  const length = SHORTEST + (seed % LENGTHS)
  const from = Math.floor(((seed * 7919) % 1000) * 0.001 * Math.max(0, form.items.length - length))
  const items = form.items.slice(from, from + length)
  const kept = form.candidates.flatMap(({ at }, index) => (at >= from && at < from + length ? [index] : []))
  const take = (values: readonly number[]) => kept.map((index) => values[index]!)
  const { question, heading, guidance } = form.wanted
  return {
    ...form,
    items,
    candidates: kept.map((index) => ({ ...form.candidates[index]!, at: form.candidates[index]!.at - from })),
    wanted: { question: take(question), heading: take(heading), guidance: take(guidance) },
    weights: take(form.weights),
  }
}
