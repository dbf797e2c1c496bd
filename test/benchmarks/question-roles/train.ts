import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { formsToLearnFrom } from './forms-to-learn-from.ts'
import { LEARNING, RoleLearning } from './learn-roles.ts'

const FILE = resolve(import.meta.dirname, '../../../adapters/extractive/questions/role-model-data.ts')

/** Learns from all forms what lines are, and writes it where the finder reads it: `npm run train-question-roles`. */
const { all } = await formsToLearnFrom()
const model = JSON.stringify(new RoleLearning(all, LEARNING).model())
const note = '/** Learned: `npm run train-question-roles` writes this file. */\n'
writeFileSync(FILE, `${note}export const ROLE_MODEL =\n  '${model}'\n`)
console.log(`${all.length} forms, ${Math.round(model.length / 1024)} kB`)
process.exit(0)
