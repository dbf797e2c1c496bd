import type { AccountId } from '../shared/ids.ts'
import type { Accounts, Users } from '../identity/ports.ts'
import type { User } from '../identity/user.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import { parsed, readAccountManifest, readManifest, type Audience } from './manifest.ts'
import type { ArchiveReader } from './ports.ts'
import type { RecordOf } from './records.ts'

export interface PreviewedAccount {
  readonly id: AccountId
  /** E-mail addresses of the users that would be imported. */
  readonly users: readonly string[]
  /** Those of them who would be admins. */
  readonly administrators: readonly string[]
  /** Those whose rights, password or confirmed address are in the archive but would not be imported. */
  readonly withoutRights: readonly string[]
  /** E-mail addresses of the users whose account would be replaced; null if there is none. */
  readonly replaces: readonly string[] | null
}

/** Returns what an import would do, from the archive and the existing accounts. Changes nothing. */
export class PreviewImport {
  constructor(private readonly work: UnitOfWork<{ readonly accounts: Accounts; readonly users: Users }>) {}

  /** Throws `invalid` for an archive that is damaged or not an export of this product. */
  async execute({ archive, trust }: { archive: ArchiveReader; trust: Audience }): Promise<PreviewedAccount[]> {
    const previews: PreviewedAccount[] = []
    for (const entry of (await readManifest(archive)).accounts) {
      const { parts, id } = await readAccountManifest(archive, entry)
      const records: RecordOf['users'][] = []
      for (const { kind, path, sha256 } of parts)
        if (kind === 'users')
          for await (const line of archive.lines(path, sha256)) records.push(parsed(line) as RecordOf['users'])
      const replaces = await this.usersHere(id)
      previews.push({ id, ...broughtIn(records, trust), replaces })
    }
    return previews
  }

  private usersHere(id: AccountId): Promise<string[] | null> {
    return this.work.run(async ({ accounts, users }) =>
      (await accounts.find(id)) === null ? null : addressesOf(await users.ofAccount(id)),
    )
  }
}

function broughtIn(users: readonly RecordOf['users'][], trust: Audience) {
  const hasRights = ({ isAdmin, passwordHash, emailVerifiedAt }: RecordOf['users']) =>
    isAdmin || (passwordHash ?? null) !== null || (emailVerifiedAt ?? null) !== null
  const isTrusted = trust === 'operator'
  return {
    users: addressesOf(users),
    administrators: isTrusted ? addressesOf(users.filter(({ isAdmin }) => isAdmin)) : [],
    withoutRights: isTrusted ? [] : addressesOf(users.filter(hasRights)),
  }
}

const addressesOf = (users: readonly Pick<User, 'email'>[]) => users.map(({ email }) => email)
