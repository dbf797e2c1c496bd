import type { PrometheusMetrics } from '../../adapters/monitoring/prometheus-metrics.ts'
import type { JobHandler } from '../../core/jobs/job-handler.ts'
import type { Config } from './config/config.ts'

export type Metrics = PrometheusMetrics

/** Null if metrics are not served: then nothing is counted and the library is not loaded. */
export async function openMetrics({ hosting }: Config): Promise<Metrics | null> {
  if (hosting.metricsPort === null) return null
  const { PrometheusMetrics } = await import('../../adapters/monitoring/prometheus-metrics.ts')
  return new PrometheusMetrics()
}

/** Counts the runs of the handlers. */
export function counted(
  handlers: Readonly<Record<string, JobHandler>>,
  metrics: Metrics | null,
): Readonly<Record<string, JobHandler>> {
  if (metrics === null) return handlers
  return Object.fromEntries(
    Object.entries(handlers).map(([name, handler]) => [name, countedHandler(name, handler, metrics)]),
  )
}

function countedHandler(name: string, handler: JobHandler, metrics: Metrics): JobHandler {
  return {
    async execute(input) {
      const start = performance.now()
      const end = (outcome: 'done' | 'failed') =>
        metrics.jobRan({ name, outcome, seconds: (performance.now() - start) / 1000 })
      try {
        const result = await handler.execute(input)
        end('done')
        return result
      } catch (error) {
        end('failed')
        throw error
      }
    },
    giveUp: async (job) => handler.giveUp?.(job),
  }
}
