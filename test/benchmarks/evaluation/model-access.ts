import { ModelClient } from '../../../adapters/language-model/model-client.ts'
import { openModel } from '../../../apps/wiring/modules/language-model.module.ts'
import type { ConfiguredModel } from '../../../apps/wiring/config/model-config.ts'
import { openInMemoryPersistence } from '../../../adapters/memory/open-in-memory-persistence.ts'
import { RandomIdSource } from '../../../adapters/system/random-id-source.ts'
import { SystemClock } from '../../../adapters/system/system-clock.ts'
import { SystemTimers } from '../../../adapters/system/system-timers.ts'
import type { Log } from '../../../core/shared/ports.ts'
import { Budget } from '../../../core/spending/budget.ts'
import { OutageTracker } from '../../../core/writing-service/outage-tracker.ts'

/** The product's client of a model, in a store of its own; one account may use all calls in flight. */
export function modelClient(settings: ConfiguredModel, log: Log): ModelClient {
  const { unitOfWork } = openInMemoryPersistence()
  const clock = new SystemClock()
  const budget = new Budget(unitOfWork, clock, new RandomIdSource(clock), null)
  const outages = new OutageTracker(unitOfWork, clock, log)
  const all = { ...settings, concurrencyOfAccount: settings.concurrency }
  return new ModelClient(openModel(all), all, budget, new SystemTimers(), log, outages)
}
