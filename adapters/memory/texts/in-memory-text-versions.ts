import type { AccountId, TextVersionId } from '../../../core/shared/ids.ts'
import { offsetOf, type Page, type PageRequest } from '../../../core/shared/page.ts'
import { stale } from '../../../core/shared/stale.ts'
import type { TextVersions } from '../../../core/texts/ports.ts'
import type { TextOwner, TextVersion } from '../../../core/texts/text-version.ts'
import type { InMemoryTables } from '../in-memory-tables.ts'
import type { StagedTable } from '../staged-table.ts'

export class InMemoryTextVersions implements TextVersions {
  constructor(private readonly tables: InMemoryTables) {}

  async add(version: TextVersion): Promise<void> {
    const { accountId, owner, state } = version
    const isTaken = this.of(accountId, owner).some((other) => other.state.version === state.version)
    if (isTaken || this.holderOf(owner)?.accountId !== accountId) throw stale()
    this.tables.textVersions.set(version.id, structuredClone(version))
  }

  async find(accountId: AccountId, id: TextVersionId): Promise<TextVersion | null> {
    const version = this.tables.textVersions.get(id)
    return version?.accountId === accountId ? structuredClone(version) : null
  }

  async page(accountId: AccountId, owner: TextOwner, request: PageRequest): Promise<Page<TextVersion>> {
    const all = this.of(accountId, owner)
    const from = offsetOf(request)
    return { items: structuredClone(all.slice(from, from + request.pageSize)), total: all.length }
  }

  async before(accountId: AccountId, owner: TextOwner, version: number): Promise<TextVersion | null> {
    const earlier = this.of(accountId, owner).find(({ state, isRefused }) => !isRefused && state.version < version)
    return structuredClone(earlier ?? null)
  }

  async last(accountId: AccountId, owner: TextOwner): Promise<number> {
    return this.of(accountId, owner)[0]?.state.version ?? 0
  }

  async trim(accountId: AccountId, owner: TextOwner, kept: number): Promise<void> {
    for (const { id } of this.of(accountId, owner).slice(kept, -1)) this.tables.textVersions.delete(id)
  }

  /** Newest first. */
  private of(accountId: AccountId, owner: TextOwner): TextVersion[] {
    return this.tables.textVersions
      .all()
      .filter((version) => version.accountId === accountId && isSame(version.owner, owner))
      .sort((a, b) => b.state.version - a.state.version)
  }

  /** The application, report, project or account of the text. */
  private holderOf(owner: TextOwner): { readonly accountId: AccountId } | undefined {
    const { proposals, reports, projects } = this.tables
    switch (owner.kind) {
      case 'answer':
        return proposals.get(owner.proposalId)
      case 'cover-letter':
        return proposals.get(owner.id)
      case 'report':
        return reports.get(owner.id)
      case 'facts-file':
        return { accountId: owner.id }
      default:
        return projects.get(owner.id)
    }
  }
}

/** Removes the histories of all texts of an application, a question, a report or a project. */
export function removeTextVersionsWith(holderId: string, versions: StagedTable<TextVersion>): void {
  for (const { id, owner } of versions.all())
    if (owner.id === holderId || (owner.kind === 'answer' && owner.proposalId === holderId)) versions.delete(id)
}

function isSame(a: TextOwner, b: TextOwner): boolean {
  return a.kind === b.kind && a.id === b.id
}
