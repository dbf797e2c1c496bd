import { assertAdmin } from '../identity/assert-admin.ts'
import type { Actor } from '../identity/user.ts'
import type { Timers } from '../shared/ports.ts'
import { checkHealth, type HealthFinding } from './check-health.ts'
import type { HealthCheck } from './ports.ts'

/** Runs all health checks; for admins. */
export class ViewHealth {
  constructor(
    private readonly checks: readonly HealthCheck[],
    private readonly timers: Timers,
  ) {}

  async execute({ actor }: { actor: Actor }): Promise<HealthFinding[]> {
    assertAdmin(actor)
    return checkHealth(this.checks, this.timers)
  }
}
