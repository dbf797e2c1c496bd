import { readFileSync } from 'node:fs'
import { setInterval } from 'node:timers'
import { monitorEventLoopDelay } from 'node:perf_hooks'

// Loaded before the server: tells its parent the longest block of the event loop since it was last asked, in ms: as the
// clock says, and as the processor does, on which what else runs on the machine counts for nothing.
const RESOLUTION_MS = 5
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
delay.enable()

/** Milliseconds that the thread of the event loop has run; 0 where the system does not say. */
function ranMs() {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return 0
  }
}

let longestRunMs = 0
let before = ranMs()
setInterval(() => {
  const now = ranMs()
  longestRunMs = Math.max(longestRunMs, now - before)
  before = now
}, RESOLUTION_MS).unref()

process.on('message', (message) => {
  if (message !== 'loop-delay') return
  process.send?.({ longestBlockMs: delay.max / 1e6, longestRunMs })
  delay.reset()
  longestRunMs = 0
})
process.channel?.unref()
