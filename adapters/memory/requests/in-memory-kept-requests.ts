import type { KeptRequest, RequestName } from '../../../core/requests/kept-request.ts'
import type { KeptRequests } from '../../../core/requests/ports.ts'
import type { StagedTable } from '../staged-table.ts'

export class InMemoryKeptRequests implements KeptRequests {
  constructor(private readonly requests: StagedTable<KeptRequest>) {}

  async claim(request: KeptRequest): Promise<boolean> {
    if (this.requests.get(keyOf(request))) return false
    this.requests.set(keyOf(request), structuredClone(request))
    return true
  }

  async find(name: RequestName): Promise<KeptRequest | null> {
    return structuredClone(this.requests.get(keyOf(name)) ?? null)
  }

  async complete(name: RequestName, made: string): Promise<void> {
    const request = this.requests.get(keyOf(name))
    if (request) this.requests.set(keyOf(name), { ...request, made })
  }

  async remove(name: RequestName): Promise<void> {
    this.requests.delete(keyOf(name))
  }
}

function keyOf({ accountId, userId, key }: RequestName): string {
  return JSON.stringify([accountId, userId, key])
}
