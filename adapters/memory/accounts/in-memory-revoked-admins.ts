import type { RevokedAdmins } from '../../../core/identity/ports.ts'
import type { User } from '../../../core/identity/user.ts'
import type { StagedTable } from '../staged-table.ts'

type Revoked = Pick<User, 'id' | 'email'>

export class InMemoryRevokedAdmins implements RevokedAdmins {
  constructor(private readonly table: StagedTable<string>) {}

  async add(user: Revoked): Promise<void> {
    for (const key of keysOf(user)) this.table.set(key, key)
  }

  async addAddress(email: string): Promise<void> {
    this.table.set(email, email)
  }

  async includes(user: Revoked): Promise<boolean> {
    return keysOf(user).some((key) => this.table.get(key) !== undefined)
  }

  async remove(user: Revoked): Promise<void> {
    for (const key of keysOf(user)) this.table.delete(key)
  }

  async isEmpty(): Promise<boolean> {
    return this.table.all().length === 0
  }
}

function keysOf({ id, email }: Revoked): string[] {
  return [id, email]
}
