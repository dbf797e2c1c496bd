import type { ItemId } from '../shared/ids.ts'
import type { AccountSettings } from '../identity/account.ts'
import type { Accounts } from '../identity/ports.ts'
import { settingsToWriteFrom } from '../texts/settings-to-write-from.ts'
import type { DocumentReader, LibraryOpener } from '../documents/ports.ts'
import { waitForDocuments } from '../documents/wait-for-documents.ts'
import { BRIEF_SOURCE, PROFILE_SOURCE } from '../proposals/answer/told-text.ts'
import type { JobResult } from '../jobs/job-handler.ts'
import type { AccountJob, WriterRun, WriterSteps, Written } from '../jobs/writer-job.ts'
import { profilesIn } from '../profile/profiles.ts'
import type { Clock, UnitOfWork } from '../shared/ports.ts'
import { knownValue, type KnownValues } from './known-values.ts'
import { loadKnownValues, type KnownStores } from './load-known-values.ts'
import { wholeApplication, type ApplicationStores } from '../known/load-application.ts'
import { GRANT_INFO_SOURCE } from '../proposals/ports/answer-writer.ts'
import type { FormReadings } from '../forms/ports.ts'
import type { ItemsTask, ItemSuggester } from './ports.ts'
import type { Proposals } from '../proposals/ports.ts'
import { addCost, type Proposal } from '../proposals/proposal.ts'
import { answerScopes } from '../proposals/question/question-context.ts'
import type { FormItem, ItemSuggestion } from '../proposals/form/form-item.ts'
import { heldValue } from './held-suggestion.ts'

type Stores = ApplicationStores &
  KnownStores & {
    readonly accounts: Accounts
    readonly proposals: Proposals
    readonly formReadings: FormReadings
  }

interface OpenItems {
  readonly proposal: Proposal
  readonly items: readonly FormItem[]
  readonly known: KnownValues
  readonly application: ItemsTask['application']
  readonly settings: AccountSettings
}

export interface SuggestForItemsPorts {
  readonly work: UnitOfWork<Stores>
  readonly suggester: ItemSuggester
  readonly libraries: LibraryOpener
  readonly documents: DocumentReader
  readonly clock: Clock
}

type Name = 'suggest-for-items'
type Suggestions = ReadonlyMap<ItemId, ItemSuggestion>

/**
 * Suggests ticks, choices and values for a form's items from confirmed facts or plain statements in documents; it ticks
 * nothing.
 */
export class SuggestForItems implements WriterSteps<Name, OpenItems, Suggestions> {
  readonly name = 'suggest-for-items'

  constructor(private readonly ports: SuggestForItemsPorts) {}

  async find({ accountId, data }: AccountJob<Name>): Promise<OpenItems | null> {
    const profile = await profilesIn(this.ports.work).read(accountId, this.ports.clock.now())
    return this.ports.work.run(async (stores) => {
      const account = await stores.accounts.find(accountId)
      const proposal = await stores.proposals.find(accountId, data.proposalId)
      const items = (await stores.formReadings.find(accountId, data.proposalId))?.items.filter(isOpen) ?? []
      if (!account || !proposal || items.length === 0) return null
      const application = await wholeApplication(stores, proposal, profile)
      const known = await loadKnownValues(stores, proposal, profile)
      return { proposal, items, known, application, settings: settingsToWriteFrom(account) }
    })
  }

  awaitDocuments({ proposal }: OpenItems): Promise<void> {
    return waitForDocuments(this.ports.documents, proposal.accountId, answerScopes(proposal))
  }

  async write({ proposal, items, known, ...task }: OpenItems, { context }: WriterRun): Promise<Suggestions> {
    const suggestions = new Map<ItemId, ItemSuggestion>()
    for (const item of items) {
      const value = knownValue(item, known)
      if (value !== null) suggestions.set(item.id, { value, fileName: sourceOf(item), page: null, quote: null })
    }
    const asked = items.filter(({ id, kind }) => isPicked(kind) && !suggestions.has(id))
    if (asked.length === 0) return suggestions
    const library = this.ports.libraries.open(proposal.accountId, answerScopes(proposal))
    for (const found of await this.ports.suggester.suggest({ ...task, items: asked }, library, context)) {
      const item = asked[found.at]
      const value = item === undefined ? null : heldValue(item, found)
      const { fileName, page } = found.source
      if (item !== undefined && value !== null) suggestions.set(item.id, { value, fileName, page, quote: found.quote })
    }
    return suggestions
  }

  save({ accountId, data }: AccountJob<Name>, written: Written<Suggestions>): Promise<JobResult> {
    return this.ports.work.run(async ({ proposals, formReadings }) => {
      const proposal = await proposals.find(accountId, data.proposalId)
      if (proposal !== null && written.usage !== null) await proposals.save(addCost(proposal, written.usage))
      const reading = await formReadings.find(accountId, data.proposalId)
      if (reading === null || written.outcome !== 'written') return null
      const suggestions = written.draft
      const items = reading.items.map((item) =>
        isOpen(item) ? { ...item, suggestion: suggestions.get(item.id) ?? null } : item,
      )
      await formReadings.save({ ...reading, items })
      return { code: 'proofreading.suggestions-made', values: { count: suggestions.size } }
    })
  }
}

/** Whether nobody has settled the item. */
function isOpen({ done, answer = null }: FormItem): boolean {
  return !done && answer === null
}

function isPicked(kind: FormItem['kind']): boolean {
  return kind === 'yes-no' || kind === 'choice'
}

/** Source of a known value. */
function sourceOf({ kind }: FormItem): string {
  if (kind === 'budget') return BRIEF_SOURCE
  return kind === 'money' ? GRANT_INFO_SOURCE : PROFILE_SOURCE
}
