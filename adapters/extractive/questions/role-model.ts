import type { Candidate } from './candidates.ts'
import { agreementOf } from './form-agreement.ts'
import type { FormRoles } from './form-roles.ts'
import { featuresOf, type FeatureTable } from './line-features.ts'
import type { PrintedItem } from './printed-items.ts'
import { ROLE_MODEL } from './role-model-data.ts'
import { likelihood, type Trees } from './role-trees.ts'
import { soundOf, type WordWeights } from './word-weights.ts'

/** Trained on forms: `npm run train-question-roles` rebuilds it. */
export interface RoleModel {
  readonly words: WordWeights
  /** Names of the first reading's features, by their index in the trees. */
  readonly features: readonly string[]
  readonly first: Readonly<Record<keyof FormRoles, Trees>>
  /** Names of the second reading's features, which include the first reading's results. */
  readonly agreement: readonly string[]
  readonly second: Trees
}

let model: RoleModel | null = null

function knownModel(): RoleModel {
  model ??= JSON.parse(ROLE_MODEL) as RoleModel
  return model
}

/** Roles of the candidates: a first reading of each alone, and a second with the results of the whole form. */
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

/** Feature rows in the order that the trees expect. */
function rowsOf({ names, rows }: FeatureTable, wanted: readonly string[]): readonly Float32Array[] {
  const places = new Map(names.map((name, at) => [name, at]))
  const order = wanted.map((name) => places.get(name) ?? -1)
  return rows.map((row) => Float32Array.from(order, (at) => row[at] ?? 0))
}
