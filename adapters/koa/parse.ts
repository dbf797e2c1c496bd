import type { z } from 'zod'
import { AppError, type WrongFields, isAppError } from '../../core/shared/app-error.ts'
import { entityName } from '../../core/shared/entity-name.ts'
import { isStorable } from '../../core/shared/storable-text.ts'

/** Returns the text of a field, or an empty text if it is none. */
export type SentText = (name: string) => string

/**
 * Parses data by its schema. Throws `invalid` with the errors of both the schema and the core's `rules`, so that people
 * correct a form only once.
 */
export function parse<Schema extends z.ZodType>(
  schema: Schema,
  sent: unknown,
  rules: (text: SentText) => WrongFields = () => ({}),
): z.output<Schema> {
  const parsed = schema.safeParse(sent ?? {}, { error: sentenceFor })
  const wrongForm = parsed.success ? unstorableFields(parsed.data) : wrongFields(parsed.error)
  const wrongByRule = rules((name) => textUnder(sent, name))
  const isWrong = Object.keys({ ...wrongForm, ...wrongByRule }).length > 0
  if (!parsed.success || isWrong) throw invalidFields(wrongForm, wrongByRule)
  return parsed.data
}

/** A rule's reason is a complete sentence; a schema's is displayed beside its field, so those fields are named. */
function invalidFields(wrongForm: WrongFields, wrongByRule: WrongFields): AppError {
  const fields = { ...wrongForm, ...wrongByRule }
  const names = Object.keys(wrongForm).filter((name) => wrongByRule[name] === undefined)
  return new AppError('invalid', 'http.invalid-fields', { values: { names }, fields })
}

/** The wrong fields that a rule of the core throws; none if it does not throw. */
export function wrongFieldsOf(rule: () => unknown): WrongFields {
  try {
    rule()
    return {}
  } catch (error) {
    if (!isAppError(error, 'invalid')) throw error
    return error.details.fields ?? {}
  }
}

function wrongFields(error: z.ZodError): WrongFields {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) fields[issue.path.join('.') || 'body'] ??= issue.message
  return saidOf(fields)
}

/** Messages of a schema, or of a check of the edge, beside their fields. */
export function saidOf(fields: Readonly<Record<string, string>>): WrongFields {
  const said = Object.entries(fields).map(([name, sentence]) => [name, { code: 'http.field', values: { sentence } }])
  return Object.fromEntries(said) as WrongFields
}

const UNSTORABLE = { code: 'http.field', values: { sentence: 'This holds characters that can’t be stored.' } } as const

/** The texts that not every store keeps unchanged, by their paths. */
function unstorableFields(sent: unknown, path = ''): WrongFields {
  if (typeof sent === 'string') return isStorable(sent) ? {} : { [path]: UNSTORABLE }
  if (typeof sent !== 'object' || sent === null) return {}
  const found = Object.entries(sent).map(([name, value]) => {
    if (!isStorable(name)) return { [path || 'body']: UNSTORABLE }
    return unstorableFields(value, path === '' ? name : `${path}.${name}`)
  })
  return Object.assign({}, ...found) as WrongFields
}

function textUnder(sent: unknown, name: string): string {
  const value = typeof sent === 'object' && sent !== null ? (sent as Record<string, unknown>)[name] : undefined
  return typeof value === 'string' ? value : ''
}

const NOUNS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
}

function sentenceFor(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'This field is required.' : `This must be ${NOUNS[issue.expected] ?? 'valid'}.`
    case 'too_big':
      return issue.origin === 'string'
        ? `This may have at most ${issue.maximum} characters.`
        : `This may be at most ${issue.maximum}.`
    case 'too_small':
      return `This must be at least ${issue.minimum}.`
    default:
      return 'This is not valid.'
  }
}

/** As `nameRules`, for changes, which may leave out the name. */
export function givenNameRules(text: SentText): WrongFields {
  return text('name') === '' ? {} : nameRules(text)
}

/** The core's rule on names, for the field `name`. */
export function nameRules(text: SentText): WrongFields {
  return wrongFieldsOf(() => entityName(text('name')))
}
