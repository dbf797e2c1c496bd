import type { UnitOfWork } from '../shared/ports.ts'
import type { FunderImport } from './funder-import.ts'
import type { ImportFunders } from './import-funders.ts'
import type { FunderImports } from './ports.ts'
import type { RegisterFile, RegisterFiles } from './start-funder-import.ts'

/** Imports a register file at once, for the operator. Continues an interrupted import. */
export class ImportFunderFile {
  constructor(
    private readonly work: UnitOfWork<{ funderImports: FunderImports }>,
    private readonly registers: RegisterFiles,
    private readonly importing: ImportFunders,
  ) {}

  /** Throws `unsupported` for a file that is no register, and `invalid` for a truncated one. */
  async execute(file: RegisterFile, onProgress: (one: FunderImport) => void): Promise<FunderImport> {
    const kept = await this.registers.keep(file)
    const begun = await this.work.run(async ({ funderImports }) => {
      const known = await funderImports.openFor(kept.contentHash)
      return funderImports.save({ ...(known ?? kept), jobId: null })
    })
    if (begun.id !== kept.id) await this.registers.remove(kept)
    await this.importing.finish(begun.id, onProgress)
    return (await this.work.run(({ funderImports }) => funderImports.find(begun.id))) ?? begun
  }
}
