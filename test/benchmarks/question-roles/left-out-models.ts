import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { RoleModel } from '../../../adapters/extractive/questions/role-model.ts'
import type { FormLines } from './form-lines.ts'
import { LEARNING, partsOf, RoleLearning } from './learn-roles.ts'

/** A folder that keeps what was learned: empty it when a form, its labels, a reader or a feature changes. */
const MODELS = process.env['BENCH_MODELS'] ?? null

/** For each form, the model that has learned from no form of its family. */
export function leftOutModels(all: readonly FormLines[]): (form: FormLines) => RoleModel {
  const parts = partsOf(all, LEARNING.folds)
  const models = keptModels() ?? learnedModels(all)
  return (form) => models[parts.get(form)!]!
}

function keptModels(): RoleModel[] | null {
  if (MODELS === null) return null
  const files = Array.from({ length: LEARNING.folds }, (_, part) => resolve(MODELS, `part-${part}.json`))
  return files.every(existsSync) ? files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as RoleModel) : null
}

function learnedModels(all: readonly FormLines[]): RoleModel[] {
  const models = new RoleLearning(all, LEARNING).partModels()
  if (MODELS === null) return models
  mkdirSync(MODELS, { recursive: true })
  models.forEach((model, part) => writeFileSync(resolve(MODELS, `part-${part}.json`), JSON.stringify(model)))
  return models
}
