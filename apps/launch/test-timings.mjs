import { readFileSync, writeFileSync } from 'node:fs'
import { inProject } from './project.mjs'

/** Seconds that each test file took on a set when they were last measured. */
const FILE = 'test/timings.json'

const read = () => {
  try {
    return JSON.parse(readFileSync(inProject(FILE), 'utf8'))
  } catch {
    return {}
  }
}

const known = read()

export const secondsOf = (path, set) => known[set]?.[path]

/** `tests`: `{ set, file, title, seconds }` of every test; what its hooks take counts as a test of its own. */
export function writeTimings(tests) {
  const seconds = {}
  for (const { set, file, seconds: more } of tests) {
    seconds[set] ??= {}
    seconds[set][file] = (seconds[set][file] ?? 0) + more
  }
  const sorted = Object.entries(seconds).map(([set, files]) => [
    set,
    Object.fromEntries(
      Object.entries(files)
        .sort()
        .map(([file, sum]) => [file, Number(sum.toFixed(1))]),
    ),
  ])
  writeFileSync(inProject(FILE), `${JSON.stringify(Object.fromEntries(sorted.sort()), null, 2)}\n`)
}

/** One line for each of the slowest. */
export function slowest(tests, count = 20) {
  return [...tests]
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ seconds, set, file, title }) => `${seconds.toFixed(1).padStart(6)} s  ${set}  ${file}  ${title}`)
}
