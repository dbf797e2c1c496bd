/** A command of the command line. */
export interface Command {
  /** Its name and arguments, for the help text. */
  readonly usage: string
  /** Returns the result, printed as JSON on stdout unless undefined. Throws `UsageError` for wrong arguments. */
  run(args: readonly string[]): Promise<unknown>
  /** Whether the result is a failure, for the exit code. */
  hasFailed?(result: unknown): boolean
}

/** Wrong arguments; the message says what is expected. */
export class UsageError extends Error {}

/** Values of `--name value` pairs; throws `UsageError` for unknown options. */
export function readOptions<Name extends string>(
  args: readonly string[],
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const options: Partial<Record<Name, string>> = {}
  for (let index = 0; index < args.length; index += 2) {
    const name = names.find((one) => `--${one}` === args[index])
    const value = args[index + 1]
    if (name === undefined) throw new UsageError(`Unknown option ${args[index]}.`)
    if (value === undefined) throw new UsageError(`--${name} needs a value.`)
    options[name] = value
  }
  return options
}

/** The option's value; throws `UsageError` if it is missing. */
export function required<Name extends string>(options: Partial<Record<Name, string>>, name: Name): string {
  const value = options[name]
  if (value === undefined) throw new UsageError(`--${name} is required.`)
  return value
}
