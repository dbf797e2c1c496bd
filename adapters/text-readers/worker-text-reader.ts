import type { ReadText, TextReader } from '../../core/documents/ports/text-reader.ts'
import { ReadingPool } from '../file-formats/reading-pool.ts'

export interface WorkerTextReaderOptions {
  /** How many documents are read at once; one if not said. */
  readonly size?: number
  /** For one document; two minutes if not said. */
  readonly timeoutMs?: number
  /** Of each worker's JavaScript heap; 1,024 if not said. */
  readonly maxHeapMb?: number
  /** The built worker, where the source does not stand beside this module. */
  readonly workerUrl?: URL
}

interface File {
  readonly fileName: string
  readonly bytes: Uint8Array
}

/** Reads documents in worker threads, so that parsing blocks no request and its time and memory have bounds. */
export class WorkerTextReader implements TextReader {
  private readonly pool: ReadingPool<File, ReadText>

  constructor(options: WorkerTextReaderOptions = {}) {
    this.pool = new ReadingPool({
      workerUrl: options.workerUrl ?? new URL('./text-reader.worker.ts', import.meta.url),
      size: options.size ?? 1,
      timeoutMs: options.timeoutMs ?? 120_000,
      maxHeapMb: options.maxHeapMb ?? 1024,
    })
  }

  read({ fileName, bytes }: File): Promise<ReadText> {
    return this.pool.run({ fileName, bytes })
  }

  /** Ends the workers; what is being read is refused with `unavailable`. */
  close(): Promise<void> {
    return this.pool.close()
  }
}
