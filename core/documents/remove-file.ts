import type { HandlerOf, JobInput } from '../jobs/job-handler.ts'
import type { PayloadOf } from '../jobs/job-catalogue.ts'
import type { FileStore } from '../shared/ports.ts'

/** Removes a file that could not be removed together with its row. Throws until it is gone. */
export class RemoveFile implements HandlerOf<'remove-file'> {
  constructor(private readonly files: FileStore) {}

  async execute({ data }: JobInput<PayloadOf<'remove-file'>>): Promise<null> {
    await this.files.remove(data.fileKey)
    return null
  }
}
