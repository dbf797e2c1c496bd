import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { ModelUsage } from '../../core/shared/model-usage.ts'
import type { JobCount } from '../../core/jobs/ports.ts'

interface SeenRequest {
  readonly method: string
  /** The pattern of a route, never a concrete address. */
  readonly route: string
  readonly status: number
  readonly seconds: number
}

interface SeenModelCall {
  readonly model: string
  readonly outcome: 'answered' | 'failed'
  readonly seconds: number
  /** Null if nothing was used. */
  readonly usage: ModelUsage | null
}

interface SeenJob {
  readonly name: string
  readonly outcome: 'done' | 'failed'
  readonly seconds: number
}

/** Figures on the jobs of all hosts. */
interface JobsSource {
  counts(): Promise<JobCount[]>
  /** The earliest time at which a waiting job may start; null if none waits. */
  nextDueAt(): Promise<string | null>
}

const JOBS_KEPT_MS = 10_000
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const JOB_SECONDS = [0.01, 0.05, 0.25, 1, 5, 15, 60, 180, 600]
const MODEL_SECONDS = [0.5, 1, 2.5, 5, 10, 20, 40, 80, 160, 320]

/**
 * The figures of one process and of all jobs, for Prometheus. Labels contain no identifiers and no text that people
 * typed: each has few values, whatever the size of the installation.
 */
export class PrometheusMetrics {
  private readonly registry = new Registry()
  private readonly requests = this.histogram('http_request_duration_seconds', 'Time to answer requests.', {
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
  })
  private readonly modelCalls = this.histogram('model_call_duration_seconds', 'Time of calls to the language model.', {
    labelNames: ['model', 'outcome'],
    buckets: MODEL_SECONDS,
  })
  private readonly jobRuns = this.histogram('job_run_duration_seconds', 'Time of runs of jobs in this process.', {
    labelNames: ['name', 'outcome'],
    buckets: JOB_SECONDS,
  })
  private readonly modelTokens: Counter
  private readonly modelDollars: Counter

  constructor() {
    const registers = [this.registry]
    const model = { registers, labelNames: ['model', 'kind'] }
    this.modelTokens = new Counter({ ...model, name: 'model_tokens_total', help: 'Tokens of the language model.' })
    const dollars = { registers, labelNames: ['model'] }
    this.modelDollars = new Counter({
      ...dollars,
      name: 'model_cost_dollars_total',
      help: 'Cost of the language model.',
    })
    collectDefaultMetrics({ register: this.registry })
  }

  readonly contentType = this.registry.contentType

  read(): Promise<string> {
    return this.registry.metrics()
  }

  requestSeen({ method, route, status, seconds }: SeenRequest): void {
    this.requests.observe({ method, route, status }, seconds)
  }

  modelCalled({ model, outcome, seconds, usage }: SeenModelCall): void {
    this.modelCalls.observe({ model, outcome }, seconds)
    if (usage === null) return
    this.modelDollars.inc({ model }, usage.cost)
    this.modelTokens.inc({ model, kind: 'input' }, usage.inputTokens)
    this.modelTokens.inc({ model, kind: 'cache-write' }, usage.cacheWriteTokens)
    this.modelTokens.inc({ model, kind: 'cache-read' }, usage.cacheReadTokens)
    this.modelTokens.inc({ model, kind: 'output' }, usage.outputTokens)
  }

  jobRan({ name, outcome, seconds }: SeenJob): void {
    this.jobRuns.observe({ name, outcome }, seconds)
  }

  /** Reads the figures of all jobs whenever the metrics are read, but not more often than every ten seconds. */
  watchJobs(source: JobsSource): void {
    const read = recently(JOBS_KEPT_MS, () => Promise.all([source.counts(), source.nextDueAt()]))
    const registers = [this.registry]
    new Gauge({
      registers,
      name: 'jobs',
      help: 'Jobs of all hosts by what they do and their state.',
      labelNames: ['name', 'state'],
      async collect() {
        const [counts] = await read()
        this.reset()
        for (const { name, state, count } of counts) this.set({ name, state }, count)
      },
    })
    new Gauge({
      registers,
      name: 'job_oldest_due_age_seconds',
      help: 'For how long the oldest job that is due has been waiting for a worker.',
      async collect() {
        const [, dueAt] = await read()
        this.set(dueAt === null ? 0 : Math.max(0, (Date.now() - Date.parse(dueAt)) / 1000))
      },
    })
  }

  private histogram(name: string, help: string, more: { labelNames: string[]; buckets: number[] }): Histogram {
    return new Histogram({ name, help, ...more, registers: [this.registry] })
  }
}

/** Keeps a reading for some milliseconds. */
function recently<T>(milliseconds: number, read: () => Promise<T>): () => Promise<T> {
  let known: { readonly at: number; readonly value: Promise<T> } | undefined
  return () => {
    const now = performance.now()
    if (known === undefined || now - known.at > milliseconds) known = { at: now, value: read() }
    return known.value
  }
}
