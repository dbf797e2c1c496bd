import type { RegisterFormat } from '../funder-import.ts'
import type { RegisterEntry } from '../register-entry.ts'
import type { RegisterSource } from '../register-facts.ts'

/** Opens the bytes of a file, from the beginning at each call. */
export type OpenFile = () => Promise<AsyncIterable<Uint8Array>>

export interface RecognisedRegister {
  readonly format: RegisterFormat
  /** The source, as far as the format identifies it. */
  readonly source: RegisterSource
}

/** A record, or a sentence on why it can't be used. */
export type RegisterRecord = { readonly entry: RegisterEntry } | { readonly problem: string }

export interface RegisterReader {
  /** Recognises the file by its content. Throws `unsupported`, with a sentence that lists the formats. */
  recognise(open: OpenFile): Promise<RecognisedRegister>
  /** Every record in the order of the file, the same at each reading. Throws `invalid` for a truncated file. */
  records(open: OpenFile, format: RegisterFormat): AsyncIterable<RegisterRecord>
}
