import { parseId, type Id } from '../shared/id.ts'

export type JobValue = string | number | boolean | null

/** Parses one value of a job's data; undefined if it is invalid. */
export type Field<Value> = (value: JobValue | undefined) => Value | undefined

export type Fields = Readonly<Record<string, Field<JobValue>>>

export type Parsed<Of extends Fields> = {
  readonly [Name in keyof Of]: Of[Name] extends Field<infer Value> ? Value : never
}

type OptionalIn<Of extends Fields> = {
  [Name in keyof Of]: null extends Parsed<Of>[Name] ? Name : never
}[keyof Of]

/** The data as it is queued: nullable fields may be left out. */
export type Unparsed<Of extends Fields> = Omit<Parsed<Of>, OptionalIn<Of>> & Partial<Pick<Parsed<Of>, OptionalIn<Of>>>

export const id =
  <Kind extends string>(): Field<Id<Kind>> =>
  (value) =>
    typeof value === 'string' ? (parseId<Kind>(value) ?? undefined) : undefined

export const text: Field<string> = (value) => (typeof value === 'string' ? value : undefined)

export const count: Field<number> = (value) => (typeof value === 'number' ? value : undefined)

export const flag: Field<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)

export const oneOf =
  <Word extends string>(...words: readonly Word[]): Field<Word> =>
  (value) =>
    words.find((word) => word === value)

/** Null if absent. */
export const optional =
  <Value extends JobValue>(field: Field<Value>): Field<Value | null> =>
  (value) =>
    value === undefined || value === null ? null : field(value)

/** Parses the named fields and ignores others; null if one of them is invalid. */
export function parsePayload<Of extends Fields>(
  fields: Of,
  data: Readonly<Record<string, JobValue>>,
): Parsed<Of> | null {
  const values = Object.entries(fields).map(([name, field]) => [name, field(data[name])] as const)
  if (values.some(([, value]) => value === undefined)) return null
  return Object.fromEntries(values) as Parsed<Of>
}
