import { createHash } from 'node:crypto'
import { In, type EntityManager } from 'typeorm'

import type { RevokedAdmins } from '../../../core/identity/ports.ts'
import type { User } from '../../../core/identity/user.ts'
import { revokedAdminSchema } from './revoked-admin.schema.ts'

type Revoked = Pick<User, 'id' | 'email'>

export class TypeOrmRevokedAdmins implements RevokedAdmins {
  constructor(private readonly manager: EntityManager) {}

  async add(user: Revoked): Promise<void> {
    await this.note(idsOf(user))
  }

  addAddress(email: string): Promise<void> {
    return this.note([digestOf(email)])
  }

  includes(user: Revoked): Promise<boolean> {
    return this.manager.existsBy(revokedAdminSchema, { id: In(idsOf(user)) })
  }

  async remove(user: Revoked): Promise<void> {
    await this.manager.delete(revokedAdminSchema, { id: In(idsOf(user)) })
  }

  private async note(ids: readonly string[]): Promise<void> {
    const rows = ids.map((id) => ({ id }))
    await this.manager.createQueryBuilder().insert().into(revokedAdminSchema).values(rows).orIgnore().execute()
  }

  async isEmpty(): Promise<boolean> {
    return !(await this.manager.exists(revokedAdminSchema))
  }
}

function idsOf({ id, email }: Revoked): string[] {
  return [id, digestOf(email)]
}

function digestOf(email: string): string {
  return createHash('sha256').update(email).digest('hex')
}
