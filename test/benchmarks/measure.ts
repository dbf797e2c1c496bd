import { performance } from 'node:perf_hooks'

/** One line of a benchmark's result. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** What it is to reach, as text such as `<= 0.25`; null for figures that only explain others. */
  readonly goal: string | null
}

export interface Benchmark {
  readonly name: string
  /** Returns its figures, one that is told of a text encoder those with it as well; throws with a clear sentence when something it needs is not installed. */
  run(encoderUrl?: string): Promise<Figure[]>
}

/** `quantile` from 0 to 1 of the values, by the nearest rank. */
export function percentile(values: readonly number[], quantile: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(quantile * sorted.length) - 1))] ?? Number.NaN
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}

/** Milliseconds that the work takes. */
export async function timed(work: () => unknown): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Milliseconds that the work takes, and those of them that this process had a processor: others may be at work. */
export async function timedBusy(work: () => unknown): Promise<{ ms: number; busyMs: number }> {
  const before = process.cpuUsage()
  const ms = await timed(work)
  const { user, system } = process.cpuUsage(before)
  return { ms, busyMs: (user + system) / 1000 }
}

/** Runs both alternately and answers the median of `ours / yardstick` over the pairs. */
export async function interleaved(
  pairs: number,
  ours: () => Promise<number>,
  yardstick: () => Promise<number>,
): Promise<{ ratio: number; ours: number; yardstick: number }> {
  const measured: [number, number][] = []
  for (let pair = 0; pair < pairs; pair++) measured.push([await ours(), await yardstick()])
  return {
    ratio: median(measured.map(([a, b]) => a / b)),
    ours: median(measured.map(([a]) => a)),
    yardstick: median(measured.map(([, b]) => b)),
  }
}
