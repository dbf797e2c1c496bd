/** Runs these functions in their order, up to `limit` at a time, and returns what they return. */
export async function inParallel(limit, tasks) {
  const results = []
  const waiting = [...tasks.entries()]
  const runWhileAnyWaits = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, task] = next
      results[index] = await task()
    }
  }
  await Promise.all(Array.from({ length: limit }, runWhileAnyWaits))
  return results
}
