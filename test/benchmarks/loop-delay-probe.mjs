import { monitorEventLoopDelay } from 'node:perf_hooks'

// Loaded before the server: tells its parent the longest block of the event loop since it was last asked, in ms.
const delay = monitorEventLoopDelay({ resolution: 5 })
delay.enable()
process.on('message', (message) => {
  if (message !== 'loop-delay') return
  process.send?.({ longestBlockMs: delay.max / 1e6 })
  delay.reset()
})
process.channel?.unref()
