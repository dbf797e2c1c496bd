import type { Candidate } from './candidates.ts'
import { agreementOf } from './form-agreement.ts'
import type { FormRoles } from './form-roles.ts'
import { featuresOf, type FeatureTable } from './line-features.ts'
import type { PrintedItem } from './printed-items.ts'
import { ROLE_MODEL } from './role-model-data.ts'
import { likelihood, type Trees } from './role-trees.ts'
import { soundOf, type WordWeights } from './word-weights.ts'

/** Learned from forms: `npm run train-question-roles` makes it again. */
export interface RoleModel {
  readonly words: WordWeights
  /** The names of the features that the trees of the first reading count from 0. */
  readonly features: readonly string[]
  readonly first: Readonly<Record<keyof FormRoles, Trees>>
  /** The same of the second reading, which knows what the first made of the form. */
  readonly agreement: readonly string[]
  readonly second: Trees
}

let model: RoleModel | null = null

function knownModel(): RoleModel {
  model ??= JSON.parse(ROLE_MODEL) as RoleModel
  return model
}

/** What each candidate is: read once by itself, and once more with what the whole form was taken for. */
export function rolesOf(items: readonly PrintedItem[], candidates: readonly Candidate[]): FormRoles {
  return readRoles(knownModel(), items, candidates)
}

export function readRoles(
  { words, features, first, agreement, second }: RoleModel,
  items: readonly PrintedItem[],
  candidates: readonly Candidate[],
): FormRoles {
  const sounds = candidates.map(({ text }) => soundOf(words, text))
  const table = featuresOf(items, candidates, sounds)
  const rows = rowsOf(table, features)
  const once: FormRoles = {
    question: rows.map((row) => likelihood(first.question, row)),
    heading: rows.map((row) => likelihood(first.heading, row)),
    guidance: rows.map((row) => likelihood(first.guidance, row)),
  }
  const agreed = rowsOf(agreementOf(candidates, table, once), agreement)
  return { ...once, question: agreed.map((row) => likelihood(second, row)) }
}

/** The features in the order in which the trees know them. */
function rowsOf({ names, rows }: FeatureTable, wanted: readonly string[]): readonly Float32Array[] {
  const places = new Map(names.map((name, at) => [name, at]))
  const order = wanted.map((name) => places.get(name) ?? -1)
  return rows.map((row) => Float32Array.from(order, (at) => row[at] ?? 0))
}
