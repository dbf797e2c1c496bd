import { askingOf } from '../../../adapters/extractive/questions/prompts.ts'

/** A question as somebody has labelled it. */
export interface LabelledQuestion {
  readonly text: string
  readonly guidance: string | null
  readonly section: string | null
  readonly accept?: readonly string[]
  readonly group?: string
  readonly kind?: string
}

const ENOUGH = 0.7

export type Likeness = (a: string, b: string) => number

/**
 * Which text is which labelled question, both in printed order: the question's place for every text, null where none.
 * Of texts alike the ones are taken that keep the order, under their section.
 */
export function alignLabels(
  texts: readonly (readonly string[])[],
  questions: readonly LabelledQuestion[],
  likeness: Likeness,
): (number | null)[] {
  const best = (variants: readonly string[], question: LabelledQuestion) =>
    Math.max(...variants.map((text) => likeness(text, question.text)))
  const worth = texts.map((variants) =>
    questions.map((question) => {
      const alike = best(variants, question)
      const accepted = Math.max(
        0,
        ...(question.accept ?? []).flatMap((one) => variants.map((text) => likeness(text, one))),
      )
      const followsUp = askingOf(variants[0]!) === 'follow-up' ? 0.1 : 0
      return alike >= ENOUGH ? alike : accepted >= ENOUGH ? accepted - 0.3 + followsUp : 0
    }),
  )
  addSections(worth, texts, questions, likeness)
  return inOrder(worth, texts.length, questions.length)
}

/** A text right below its question's section is the likelier one. */
function addSections(
  worth: number[][],
  texts: readonly (readonly string[])[],
  questions: readonly LabelledQuestion[],
  likeness: Likeness,
): void {
  questions.forEach((question, j) => {
    const rows = worth.flatMap((row, i) => (row[j]! > 0 ? [i] : []))
    const section = question.section?.split(' > ').at(-1)
    if (rows.length < 2 || section === undefined) return
    for (const i of rows) {
      const above = texts.slice(Math.max(0, i - 40), i).reverse()
      const distance = above.findIndex((variants) => likeness(variants[0]!, section) >= 0.8)
      if (distance >= 0) worth[i]![j]! += 0.2 - distance * 0.004
    }
  })
}

function inOrder(worth: readonly (readonly number[])[], rows: number, columns: number): (number | null)[] {
  const sum = Array.from({ length: rows + 1 }, () => new Float64Array(columns + 1))
  for (let i = 1; i <= rows; i++)
    for (let j = 1; j <= columns; j++) {
      const match = worth[i - 1]![j - 1]!
      const taken = match > 0 ? sum[i - 1]![j - 1]! + match : 0
      sum[i]![j] = Math.max(taken, sum[i - 1]![j]!, sum[i]![j - 1]!)
    }
  const aligned: (number | null)[] = Array.from({ length: rows }, () => null)
  for (let i = rows, j = columns; i > 0 && j > 0;) {
    if (sum[i]![j] === sum[i - 1]![j]) i--
    else if (sum[i]![j] === sum[i]![j - 1]) j--
    else aligned[--i] = --j
  }
  return aligned
}
