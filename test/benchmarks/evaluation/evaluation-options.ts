import { parseArgs } from 'node:util'

export interface EvaluationOptions {
  /** Empty: the one that `ANTHROPIC_MODEL` names. */
  readonly models: readonly string[]
  /** Empty: all. */
  readonly libraries: readonly string[]
  /** Empty: three of different kinds. */
  readonly forms: readonly string[]
  /** Of all libraries together. */
  readonly questions: number
  /** US dollars. */
  readonly most: number
  /** Null: the result is only printed. */
  readonly json: string | null
  /** Results of before to print side by side; nothing is asked then. */
  readonly compare: readonly string[]
}

/** Says in a sentence what is wrong with the command. */
export class OptionsError extends Error {}

const QUESTIONS = '30'
const MOST = '5'

/** Throws `OptionsError`. */
export function evaluationOptions(args: readonly string[]): EvaluationOptions {
  const { values, positionals } = parsed(args)
  if (positionals.length > 0 && !values.compare)
    throw new OptionsError(`"${positionals[0]!}" is no option. Files belong after --compare.`)
  if (values.compare && positionals.length < 2) throw new OptionsError('--compare needs two files that --json wrote.')
  return {
    models: values.model,
    libraries: values.library,
    forms: values.form,
    questions: amount('--questions', values.questions),
    most: amount('--most', values.most),
    json: values.json ?? null,
    compare: positionals,
  }
}

function parsed(args: readonly string[]) {
  const names = { type: 'string', multiple: true, default: [] as string[] } as const
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...{ model: names, library: names, form: names },
        questions: { type: 'string', default: QUESTIONS },
        most: { type: 'string', default: MOST },
        json: { type: 'string' },
        compare: { type: 'boolean', default: false },
      },
    })
  } catch (cause) {
    throw new OptionsError((cause as Error).message, { cause })
  }
}

function amount(option: string, text: string): number {
  const value = Number(text)
  if (text !== '' && Number.isFinite(value) && value >= 0) return value
  throw new OptionsError(`${option} must be a number such as 10, not "${text}".`)
}
