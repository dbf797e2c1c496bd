import type { FilledForm } from '../ports/form-filler.ts'
import type { PlaceInForm } from './filled-places.ts'

export interface FilledApplication {
  readonly fileName: string
  readonly bytes: Uint8Array
  readonly places: readonly PlaceInForm[]
  readonly notes: FilledForm['notes']
}

/** Of all files that are kept, in bytes. */
const MAX_BYTES = 32_000_000

interface KeptForm {
  /** Of all that it was filled with. */
  readonly version: string
  readonly filled: FilledApplication
}

/** The forms that were filled last, so that nobody fills one again as long as nothing in it has changed. */
export class KeptForms {
  /** The one that was asked for last stands last. */
  private readonly forms = new Map<string, KeptForm>()

  find(key: string, version: string): FilledApplication | null {
    const kept = this.forms.get(key)
    if (kept?.version !== version) return null
    this.forms.delete(key)
    this.forms.set(key, kept)
    return kept.filled
  }

  keep(key: string, kept: KeptForm): void {
    this.forms.delete(key)
    this.forms.set(key, kept)
    let bytes = [...this.forms.values()].reduce((sum, { filled }) => sum + filled.bytes.length, 0)
    for (const [oldest, { filled }] of this.forms) {
      if (bytes <= MAX_BYTES) break
      this.forms.delete(oldest)
      bytes -= filled.bytes.length
    }
  }
}
