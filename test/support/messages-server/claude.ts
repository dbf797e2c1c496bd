import type { AccountId } from '../../../core/shared/ids.ts'
import { ModelClient } from '../../../adapters/language-model/model-client.ts'
import { openModel } from '../../../apps/wiring/modules/language-model.module.ts'
import { LIST_PRICES } from '../../../adapters/language-model/prices.ts'
import { ABILITIES } from '../../../adapters/language-model/port/language-model.ts'
import type { ConfiguredModel } from '../../../apps/wiring/config/model-config.ts'
import { SystemTimers } from '../../../adapters/system/system-timers.ts'
import { NO_USAGE, type ModelUsage } from '../../../core/shared/model-usage.ts'
import { NEVER_CANCELLED } from '../../../core/shared/cancellation.ts'
import type { Timers } from '../../../core/shared/ports.ts'
import { Budget } from '../../../core/spending/budget.ts'
import type { FeatureSpending, Spendings } from '../../../core/spending/ports.ts'
import { UsageMeter, type CallContext } from '../../../core/spending/call-context.ts'
import { OutageTracker } from '../../../core/writing-service/outage-tracker.ts'
import type { Outages } from '../../../core/writing-service/ports.ts'
import { CountingIds } from '../counting-ids.ts'
import { FixedClock } from '../fixed-clock.ts'
import type { ManualTimers } from '../manual-timers.ts'
import { RecordingLog } from '../recording-log.ts'
import { openMessagesServer, TEST_KEY, type MessagesServer, type MessagesServerOptions } from './messages-server.ts'

const TOTAL_MS = 120_000

/** How many calls clients with these timers and the settings of tests have under way: each has set one. */
export function callsUnderWay(timers: ManualTimers): number {
  return timers.pending.filter((milliseconds) => milliseconds === TOTAL_MS).length
}

/** Settings for a local server, with the patience of a test. */
export function claudeAt(url: string, more: Partial<ConfiguredModel> = {}): ConfiguredModel {
  return {
    vendor: 'anthropic',
    speaks: 'Anthropic (Messages API)',
    prefix: 'ANTHROPIC',
    apiKey: TEST_KEY,
    baseUrl: url,
    model: 'claude-sonnet-5-5',
    name: 'Claude',
    isLocal: false,
    effort: 'medium',
    abilities: new Set(ABILITIES),
    contextTokens: 1_000_000,
    prices: LIST_PRICES,
    concurrency: 16,
    concurrencyOfAccount: 8,
    retryPolicy: { idleMs: 60_000, totalMs: TOTAL_MS, firstPauseMs: 1, longestPauseMs: 1_500, attempts: 3 },
    ...more,
  }
}

export function aCallContext(more: Partial<CallContext> = {}): CallContext {
  return {
    accountId: 'account' as AccountId,
    feature: 'answers',
    cancellation: NEVER_CANCELLED,
    meter: new UsageMeter(),
    ...more,
  }
}

export interface ClaudeWorld {
  readonly server: MessagesServer
  readonly log: RecordingLog
  /** Of budgets and outages. */
  readonly clock: FixedClock
  /** What was recorded of each call, by account. */
  readonly spent: readonly { readonly accountId: AccountId; readonly usage: ModelUsage }[]
  readonly spentOnFeatures: readonly FeatureSpending[]
  client(more?: Partial<ConfiguredModel>, timers?: Timers): ModelClient
  close(): Promise<void>
}

/** A local server and clients of it; the budget has no limit and keeps what is recorded. */
export async function openClaude(options: MessagesServerOptions = {}): Promise<ClaudeWorld> {
  const server = await openMessagesServer(options)
  const log = new RecordingLog()
  const spent: { accountId: AccountId; usage: ModelUsage }[] = []
  const spentOnFeatures: FeatureSpending[] = []
  const spendings = {
    ofMonth: () => Promise.reject(new Error('There is no limit to compare with.')),
    add: async (accountId: AccountId, _: string, usage: ModelUsage) => void spent.push({ accountId, usage }),
    addOfFeature: async (spending: FeatureSpending) => void spentOnFeatures.push(spending),
    featuresOf: () => Promise.resolve([]),
    accountsOf: () => Promise.resolve({ items: [], total: 0 }),
    sumOf: () => Promise.resolve(NO_USAGE),
    reserve: () => Promise.reject(new Error('There is no limit to stay within.')),
    release: () => Promise.reject(new Error('Nothing was kept back.')),
  }
  const outages = { find: async () => null, save: async () => undefined, remove: async () => undefined }
  const stores = { spendings, outages }
  const work = { run: <T>(unit: (stores: { spendings: Spendings; outages: Outages }) => Promise<T>) => unit(stores) }
  const clock = new FixedClock('2026-11-21T12:00:00.000Z')
  const budget = new Budget(work, clock, new CountingIds(), null)
  const tracker = () => new OutageTracker(work, clock, log)
  return {
    server,
    log,
    clock,
    spent,
    spentOnFeatures,
    client: (more, timers = new SystemTimers()) =>
      new ModelClient(
        openModel(claudeAt(server.url, more)),
        claudeAt(server.url, more),
        budget,
        timers,
        log,
        tracker(),
      ),
    close: () => server.close(),
  }
}
