import type { FileStore } from '../shared/ports.ts'
import type { FormatRecogniser } from './ports.ts'

/** Maximum number of whole files in memory, however many people upload at once. */
const AT_ONCE = 2

/** Recognises the formats of stored files, a few at a time, because each file is in memory meanwhile. */
export class StoredFormats {
  private free = AT_ONCE
  private readonly waiting: (() => void)[] = []

  constructor(
    private readonly files: FileStore,
    private readonly formats: FormatRecogniser,
  ) {}

  /** Like `FormatRecogniser.mediaTypeOf`. */
  async mediaTypeOf(fileKey: string, fileName: string): Promise<string> {
    await this.turn()
    try {
      return await this.formats.mediaTypeOf({ fileName, bytes: await this.files.read(fileKey) })
    } finally {
      this.pass()
    }
  }

  private async turn(): Promise<void> {
    if (this.free > 0) this.free -= 1
    else await new Promise<void>((resolve) => this.waiting.push(resolve))
  }

  private pass(): void {
    const next = this.waiting.shift()
    if (next) next()
    else this.free += 1
  }
}
