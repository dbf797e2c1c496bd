import type { Actor } from '../identity/user.ts'
import type { Page, PageRequest } from '../shared/page.ts'
import type { WaitingItem, WaitingReader } from './ports.ts'

/** Lists what waits for the actor: assigned questions, comments that mention them, and missing answers. */
export class ListWaiting {
  constructor(private readonly reader: WaitingReader) {}

  execute({ actor, ...request }: { readonly actor: Actor } & PageRequest): Promise<Page<WaitingItem>> {
    return this.reader.page(actor.accountId, actor.userId, request)
  }
}
