import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { ConfiguredModel } from '../../../apps/wiring/config/model-config.ts'
import { ConfigError } from '../../../apps/wiring/config/config-error.ts'
import { plainReason } from '../../../apps/wiring/plain-reason.ts'
import { modelConfig } from '../../../apps/wiring/config/model-config.ts'
import { labelledLibrary, labelledLibraryNames } from '../labelled-libraries.ts'
import { labelledFiles, labelsOf, readForm, scorer } from '../question-roles/labelled-forms.ts'
import { comparisonTable } from './comparison-table.ts'
import { estimateOf } from './estimate.ts'
import { questionsFor, spread, type LibraryToEvaluate } from './evaluated-question.ts'
import { evaluateModel, type Evaluation, type FormToEvaluate } from './evaluate-model.ts'
import { evaluationOptions, OptionsError, type EvaluationOptions } from './evaluation-options.ts'
import type { EvaluationRun } from './evaluation-run.ts'

/** What the command is given. */
export interface Command {
  readonly args: readonly string[]
  readonly environment: Readonly<Record<string, string | undefined>>
  /** File names are relative to it. */
  readonly folder: string
  readonly print: (text: string) => void
  /** Aborted to end with what is there. */
  readonly signal: AbortSignal
}

type Material = Pick<Evaluation, 'libraries' | 'forms' | 'scorer'>

const FORMS = 3
const PROGRESS_EVERY = 10
const NOTHING_TO_ASK =
  'The evaluation asks a real model: set ANTHROPIC_API_KEY, or ANTHROPIC_BASE_URL to a server that speaks the Messages API.'

/** Runs the command; returns its exit code: 1 where something failed or was stopped, 2 where it can't begin. */
export async function runEvaluation(command: Command): Promise<number> {
  try {
    const options = evaluationOptions(command.args)
    if (options.compare.length > 0) return compare(options.compare, command)
    const models = modelsFor(options, command)
    return await evaluate(models, options, command)
  } catch (error) {
    if (!(error instanceof OptionsError || error instanceof ConfigError)) throw error
    command.print(error.message)
    return 2
  }
}

function compare(files: readonly string[], { folder, print }: Command): number {
  const runOf = (file: string) => JSON.parse(readFileSync(resolve(folder, file), 'utf8')) as EvaluationRun[]
  print(comparisonTable(files.flatMap((file) => orOptionsError(() => runOf(file)))))
  return 0
}

function modelsFor({ models }: EvaluationOptions, { environment }: Command): ConfiguredModel[] {
  const named = models.length > 0 ? models : [null]
  return named.map((model) => {
    const read = (name: string, fallback: string) =>
      (name === 'ANTHROPIC_MODEL' ? model : null) ?? environment[name] ?? fallback
    const settings = modelConfig(read)
    if (settings === null) throw new ConfigError(NOTHING_TO_ASK)
    return settings
  })
}

async function evaluate(
  models: readonly ConfiguredModel[],
  options: EvaluationOptions,
  command: Command,
): Promise<number> {
  const material = await materialFor(options)
  const { most } = options
  if (!(await isAffordable(models, material, most, command))) return 2
  const runs: EvaluationRun[] = []
  for (const settings of models) {
    if (command.signal.aborted) break
    const onProgress = progressTo(command)
    const left = most - costOf(runs)
    runs.push(await evaluateModel(settings, { ...material, most: left, signal: command.signal, onProgress }))
  }
  report(runs, options, command)
  return runs.every((run) => run.isComplete) && failuresOf(runs).length === 0 ? 0 : 1
}

function progressTo({ print }: Command): NonNullable<Evaluation['onProgress']> {
  return (done, of, spent) => {
    if (done % PROGRESS_EVERY === 0) print(`${done} of ${of} done, $${spent.toFixed(2)} spent`)
  }
}

async function materialFor({ libraries, forms, questions }: EvaluationOptions): Promise<Material> {
  const names = chosen(libraries, orOptionsError(labelledLibraryNames), '--library')
  const all = await Promise.all(names.map(labelledLibrary))
  const share = (at: number) =>
    Math.floor(((at + 1) * questions) / all.length) - Math.floor((at * questions) / all.length)
  const asked = all.map((one, at): LibraryToEvaluate => ({ ...one, questions: questionsFor(one, share(at)) }))
  const files = orOptionsError(labelledFiles)
  const named = forms.length > 0 ? chosen(forms, files, '--form') : spread(files, FORMS)
  return { libraries: asked, forms: await Promise.all(named.map(formToEvaluate)), scorer: await scorer() }
}

/** What is not there is said in a sentence. */
function orOptionsError<T>(read: () => T): T {
  try {
    return read()
  } catch (cause) {
    throw new OptionsError(plainReason(cause) ?? (cause as Error).message, { cause })
  }
}

function chosen(named: readonly string[], known: readonly string[], option: string): readonly string[] {
  const unknown = named.find((name) => !known.includes(name))
  if (unknown !== undefined) throw new OptionsError(`${option} ${unknown}: there are ${known.join(', ')}.`)
  return named.length > 0 ? named : known
}

async function formToEvaluate(file: string): Promise<FormToEvaluate> {
  return { file, form: await readForm(file), questions: labelsOf(file) }
}

async function isAffordable(
  models: readonly ConfiguredModel[],
  material: Material,
  most: number,
  { print }: Command,
): Promise<boolean> {
  let cost = 0
  for (const settings of models) {
    const estimate = await estimateOf(settings, material)
    print(`${settings.model}: at least ${estimate.calls} calls, about $${estimate.cost.toFixed(2)} at list prices.`)
    cost += estimate.cost
  }
  if (cost <= most) return true
  print(`That is more than $${most.toFixed(2)}: allow more with --most, or ask fewer with --questions.`)
  return false
}

function report(runs: readonly EvaluationRun[], { json }: EvaluationOptions, { folder, print }: Command): void {
  print(comparisonTable(runs))
  for (const reason of failuresOf(runs)) print(`Failed: ${reason}`)
  if (json === null) return
  writeFileSync(resolve(folder, json), JSON.stringify(runs, null, 2))
  print(`Every answer and its figures are in ${json}.`)
}

function failuresOf(runs: readonly EvaluationRun[]): string[] {
  const failures = runs.flatMap(({ answers, forms }) => [...answers, ...forms].flatMap(({ failure }) => failure ?? []))
  return [...new Set(failures)]
}

function costOf(runs: readonly EvaluationRun[]): number {
  const work = runs.flatMap(({ answers, forms }) => [...answers, ...forms])
  return work.reduce((sum, { usage }) => sum + usage.cost, 0)
}
