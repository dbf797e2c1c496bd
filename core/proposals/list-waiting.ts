import type { Actor } from '../accounts/user.ts'
import type { Page, PageRequest } from '../shared/page.ts'
import type { WaitingItem, WaitingReader } from './ports/waiting-reader.ts'

/** What waits for the actor: questions that are assigned to them, and comments that name them. */
export class ListWaiting {
  constructor(private readonly reader: WaitingReader) {}

  execute({ actor, ...request }: { readonly actor: Actor } & PageRequest): Promise<Page<WaitingItem>> {
    return this.reader.page(actor.accountId, actor.userId, request)
  }
}
