import { boundForm } from '../../core/proposals/bound-form.ts'
import type { Form } from '../../core/proposals/form.ts'
import type { FormReader } from '../../core/proposals/ports/form-reader.ts'
import type { RecogniseScan } from './pdf/scanned-text.ts'
import { readForm } from './read-form.ts'

/** Reads forms in the calling thread, which it blocks for as long as parsing takes. */
export class DirectFormReader implements FormReader {
  /** `recogniseScan` reads the text off the pictures of a scanned PDF; without it such a file is refused. */
  constructor(private readonly recogniseScan?: RecogniseScan) {}

  async read(file: { readonly fileName: string; readonly bytes: Uint8Array }): Promise<Form> {
    return boundForm(await readForm(file, this.recogniseScan))
  }
}
