import type { UnitOfWork } from '../../shared/ports.ts'
import type { SecretSource, Sessions } from '../ports.ts'

/** Ends the session of one device. Safe to repeat. */
export class LogOut {
  constructor(
    private readonly work: UnitOfWork<{ sessions: Sessions }>,
    private readonly secrets: SecretSource,
  ) {}

  async execute(input: { token: string }): Promise<void> {
    await this.work.run(({ sessions }) => sessions.remove(this.secrets.hashOf(input.token)))
  }
}
