import type { StagedTable } from './staged-table.ts'

export function countUp(counters: StagedTable<number>, key: string): void {
  counters.set(key, (counters.get(key) ?? 0) + 1)
}
