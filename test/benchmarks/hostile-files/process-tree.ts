import { readdirSync, readFileSync } from 'node:fs'

const PAGE_MB = 4096 / 1024 / 1024

function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  )
}

/** Resident memory of a process and all below it, in MB, shared pages counted for each; 0 for what has ended. */
export function treeMemoryOf(pid: number): number {
  try {
    const own = Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * PAGE_MB
    return own + childrenOf(pid).reduce((sum, child) => sum + treeMemoryOf(child), 0)
  } catch {
    return 0
  }
}

/** Looks at the tree so often that no picture is unpacked between two looks unseen. */
export function watchTree(pid: number): { readonly peak: number; stop(): void } {
  let peak = 0
  const timer = setInterval(() => (peak = Math.max(peak, treeMemoryOf(pid))), 50)
  return {
    get peak() {
      return peak
    },
    stop: () => clearInterval(timer),
  }
}
