import type { TextVersionId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import type { Page, PageRequest } from '../shared/page.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import type { TextSources } from '../texts/drafts.ts'
import { findText, type EditStores, type TextPlace } from './find-text.ts'
import { versionIdOf, type KeptText } from '../texts/text-version.ts'

/** A version in the history of a text. */
export interface ListedVersion extends KeptText {
  readonly id: TextVersionId
  readonly isCurrent: boolean
}

/**
 * Lists the history of a text, newest first. The first page also has the current text, in addition to the page's size.
 */
export class ListTextVersions {
  constructor(
    private readonly work: UnitOfWork<EditStores>,
    private readonly sources: TextSources,
  ) {}

  execute(input: { actor: Actor; place: TextPlace } & PageRequest): Promise<Page<ListedVersion>> {
    const { actor, place, ...request } = input
    return this.work.run(async (stores) => {
      const open = await findText(stores, actor.accountId, place, this.sources)
      const { items, total } = await stores.textVersions.page(actor.accountId, open.owner, request)
      const current = open.current && {
        ...open.current,
        id: versionIdOf(open.owner, open.current.state),
        isCurrent: true,
      }
      const listed: ListedVersion[] = items.map((version) => ({ ...version, isCurrent: false }))
      if (current !== null && request.page === 1) listed.push(current)
      return {
        items: listed.sort((a, b) => b.state.version - a.state.version),
        total: total + (current === null ? 0 : 1),
      }
    })
  }
}
