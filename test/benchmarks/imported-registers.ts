import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { ContentRegisterReader } from '../../adapters/funder-registers/content-register-reader.ts'
import { RandomIdSource } from '../../adapters/system/random-id-source.ts'
import { SystemClock } from '../../adapters/system/system-clock.ts'
import { newFunderImport, type FunderImport } from '../../core/funders/funder-import.ts'
import { ImportFunders } from '../../core/funders/import-funders.ts'
import type { Persistence } from '../../core/persistence.ts'

const ids = new RandomIdSource()
const clock = new SystemClock()
const reader = new ContentRegisterReader()

/** Imports a file from where it lies, as the product imports what was uploaded; answers how that ended. */
export async function importRegister(
  { unitOfWork }: Pick<Persistence, 'unitOfWork'>,
  path: string,
  onProgress: (one: FunderImport) => void = () => undefined,
): Promise<FunderImport> {
  const open = async () => createReadStream(path) as AsyncIterable<Uint8Array>
  const { format, source } = await reader.recognise(open)
  const file = { id: ids.next<'funder-import'>(), fileName: basename(path), fileKey: 'local/file', sizeBytes: 0 }
  const about = { ...file, contentHash: `${path}`, format, source, jobId: null, createdAt: clock.now() }
  const begun = await unitOfWork.run(({ funderImports }) => funderImports.save(newFunderImport(about)))
  const files = { open, remove: () => Promise.resolve() }
  await new ImportFunders(unitOfWork, files, reader, { ids, clock }).finish(begun.id, onProgress)
  return (await unitOfWork.run(({ funderImports }) => funderImports.find(begun.id))) ?? begun
}
