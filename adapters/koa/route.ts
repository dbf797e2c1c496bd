import type { z } from 'zod'
import type { Id } from '../../core/shared/id.ts'
import type { Named } from '../http-contract/call.ts'
import type { CallName, Of } from '../http-contract/calls.ts'
import type { ApiContext, RequestSession } from './api-context.ts'
import type { WrongFields } from '../../core/shared/app-error.ts'
import type { SentText } from './parse.ts'
import type { UploadedFile } from './uploaded-file.ts'

/** Type of a parsed part of an address; an invitation is a user who has not accepted it. */
type Part<Kind> = Kind extends 'invitation'
  ? Id<'user'>
  : Kind extends Named
    ? Id<Kind>
    : Kind extends z.ZodType
      ? z.output<Kind>
      : never

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

type Sent<Name extends CallName> =
  Of<Name, 'upload'> extends { readonly fields: infer Fields } ? Parsed<Fields> : Parsed<Of<Name, 'body'>>

/** A request parsed by its call's row. Its user is known unless anybody may call. */
export type ApiRequest<Name extends CallName> = {
  readonly ctx: ApiContext
  readonly params: { readonly [Key in keyof Of<Name, 'params'>]: Part<Of<Name, 'params'>[Key]> }
  readonly query: Parsed<Of<Name, 'query'>>
  /** The JSON body, or the fields beside an uploaded file. */
  readonly body: Sent<Name>
} & (Of<Name, 'access'> extends 'anyone' ? unknown : RequestSession) &
  (Of<Name, 'upload'> extends undefined ? unknown : { readonly file: UploadedFile })

type Frozen<T> = T extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Frozen<T[Key]> }
    : T

type WithoutEnvelope<T> = T extends unknown ? Frozen<Omit<T, 'success'>> : never

type Fields<Schema> = Schema extends z.ZodType ? WithoutEnvelope<z.input<Schema>> : unknown

/** Returns the fields of the response beside `success`, if any; for a file, writes the body itself. */
type Handle<Name extends CallName> = (
  request: ApiRequest<Name>,
) => Promise<{} extends Fields<Of<Name, 'response'>> ? void : Fields<Of<Name, 'response'>>>

interface DetailedRoute<Name extends CallName> {
  readonly handle: Handle<Name>
  /** The core's rules for the data, so that every wrong field is reported at once. */
  readonly rules?: (text: SentText) => WrongFields
  /** Changes whenever the result of `handle` would change; cheap. An unchanged poll gets 304. */
  readonly version?: (request: ApiRequest<Name>) => Promise<string>
}

/** A call that creates something: `once` does so and returns its identifier, `handle` returns its present state. */
interface MakingRoute<Name extends CallName> extends Pick<DetailedRoute<Name>, 'rules'> {
  readonly once: (request: ApiRequest<Name>) => Promise<string | void>
  readonly handle: (request: ApiRequest<Name>, made: string) => ReturnType<Handle<Name>>
}

export type Route<Name extends CallName> =
  Of<Name, 'once'> extends true ? MakingRoute<Name> : Handle<Name> | DetailedRoute<Name>

/** One route for each row of the table, and none without a row. */
export type Routes = { readonly [Name in CallName]: Route<Name> }
