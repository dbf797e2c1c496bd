import type { z } from 'zod'
import { AppError, invalid, isAppError } from '../../core/shared/app-error.ts'
import { entityName } from '../../core/shared/entity-name.ts'
import { isStorable } from '../../core/shared/storable-text.ts'

export type WrongFields = Readonly<Record<string, string>>

/** Answers the text that was sent under a name, empty when it is none. */
export type SentText = (name: string) => string

/**
 * What was sent, in the form of its schema. Throws `invalid` with every wrong field, those of the schema and those that
 * `rules` of the core name, so that nobody has to correct a form twice.
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

/** A rule's reason is a sentence that stands alone; a schema's is one beside its field, so those fields are named. */
function invalidFields(wrongForm: WrongFields, wrongByRule: WrongFields): AppError {
  const fields = { ...wrongForm, ...wrongByRule }
  const names = Object.keys(wrongForm).filter((name) => wrongByRule[name] === undefined)
  if (names.length === 0) return invalid('http.invalid-fields', fields)
  return new AppError('invalid', 'http.invalid-fields', `Please check these fields: ${names.join(', ')}.`, { fields })
}

/** The wrong fields that a rule of the core throws, none when it does not. */
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
  return fields
}

const UNSTORABLE = 'This holds characters that can’t be stored.'

/** The texts in what was sent that not every store keeps, by their paths. */
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

/** The same for what is changed, which may leave the name as it is. */
export function givenNameRules(text: SentText): WrongFields {
  return text('name') === '' ? {} : nameRules(text)
}

/** The core's rule on names, for the field `name`. */
export function nameRules(text: SentText): WrongFields {
  return wrongFieldsOf(() => entityName(text('name')))
}
