import type { FileStore } from '../shared/ports/file-store.ts'
import type { FormatRecogniser } from './ports/format-recogniser.ts'

/** Whole files in memory at a time, however many people upload at once. */
const AT_ONCE = 2

/** Recognises the formats of stored files. Each file is in memory meanwhile, so they take turns. */
export class StoredFormats {
  private free = AT_ONCE
  private readonly waiting: (() => void)[] = []

  constructor(
    private readonly files: FileStore,
    private readonly formats: FormatRecogniser,
  ) {}

  /** As `FormatRecogniser.mediaTypeOf`. */
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
