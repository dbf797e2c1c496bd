import { createHash } from 'node:crypto'

import type { Written } from '../../core/transfer/ports.ts'

/** Passes content on, counting and hashing it. */
export class Counted {
  private readonly hash = createHash('sha256')
  private sizeBytes = 0

  constructor(private readonly content: AsyncIterable<Uint8Array>) {}

  async *bytes(): AsyncGenerator<Uint8Array> {
    for await (const chunk of this.content) {
      this.hash.update(chunk)
      this.sizeBytes += chunk.byteLength
      yield chunk
    }
  }

  /** Resolves at the end of the content. */
  written(): Written {
    return { sizeBytes: this.sizeBytes, sha256: this.hash.digest('hex') }
  }
}
