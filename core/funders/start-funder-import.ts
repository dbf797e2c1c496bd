import type { JobId } from '../shared/ids.ts'
import { recordAction } from '../audit/record-action.ts'
import { assertAdmin } from '../identity/assert-admin.ts'
import type { Actor } from '../identity/user.ts'
import type { AuditLog } from '../audit/ports.ts'
import type { Clock, FileStore, IdSource, UnitOfWork } from '../shared/ports.ts'
import { newJob } from '../jobs/job.ts'
import type { Jobs } from '../jobs/ports.ts'
import { newFunderImport, type FunderImport } from './funder-import.ts'
import type { FunderImports, RegisterReader } from './ports.ts'
import type { RegisterSource } from './register-facts.ts'

/** First part of the keys of register files. */
export const FUNDER_IMPORTS_FOLDER = 'funder-imports'

export interface RegisterFile {
  readonly fileName: string
  readonly content: AsyncIterable<Uint8Array>
  /** Source details beyond those in the file. */
  readonly source: Partial<RegisterSource>
}

type Stores = { funderImports: FunderImports; jobs: Jobs; auditLog: AuditLog }

/** Stores register files until they are imported. A file whose import was interrupted continues it. */
export class RegisterFiles {
  constructor(
    private readonly files: FileStore,
    private readonly reader: RegisterReader,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  /** Stores the bytes and returns the new import. Throws `unsupported` for a file that is no register. */
  async keep({ fileName, content, source }: RegisterFile): Promise<FunderImport> {
    const id = this.ids.next<'funder-import'>()
    const fileKey = `${FUNDER_IMPORTS_FOLDER}/${id}`
    let isKept = false
    try {
      const stored = await this.files.put(fileKey, content)
      const { format, source: usual } = await this.reader.recognise(() => this.files.open(fileKey))
      isKept = true
      const known = Object.fromEntries(Object.entries(source).filter(([, value]) => value))
      const of = { id, fileName, fileKey, ...stored, format, source: { ...usual, ...known } }
      return newFunderImport({ ...of, jobId: null, createdAt: this.clock.now() })
    } finally {
      if (!isKept) await this.files.remove(fileKey)
    }
  }

  remove({ fileKey }: FunderImport): Promise<void> {
    return this.files.remove(fileKey)
  }
}

/** Stores a register file and queues its import, or continues an interrupted one. For admins. */
export class StartFunderImport {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly registers: RegisterFiles,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, ...file }: RegisterFile & { actor: Actor }): Promise<FunderImport> {
    assertAdmin(actor)
    const kept = await this.registers.keep(file)
    const saved = await this.work.run((stores) => this.queue(stores, actor, kept))
    if (saved.id !== kept.id) await this.registers.remove(kept)
    return saved
  }

  private async queue({ funderImports, jobs, auditLog }: Stores, actor: Actor, kept: FunderImport) {
    const known = await funderImports.openFor(kept.contentHash)
    const job = known?.jobId ? await jobs.find(known.jobId) : null
    if (known && (job?.state === 'queued' || job?.state === 'running')) return known
    const jobId = this.ids.next<'job'>()
    const saved = await funderImports.save({ ...(known ?? kept), jobId })
    await jobs.add(this.jobFor(saved, jobId))
    const act = { action: 'import-funders', onAccount: null, subjectId: saved.id } as const
    const { ids, clock } = this
    await recordAction(auditLog, actor, act, { ids, clock })
    return saved
  }

  private jobFor({ id, fileKey }: FunderImport, jobId: JobId) {
    const { ids, clock } = this
    const data = { importId: id, s3Key: fileKey }
    return newJob('import-funders', { id: jobId, accountId: null, data }, { ids, clock })
  }
}
