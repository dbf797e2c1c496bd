import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Benchmark, Figure } from './measure.ts'

const run = promisify(execFile)
/** Real forms and libraries with labels, and the programs that score against them. */
const SHARED = resolve(process.env['BENCH_DATA'] ?? '../shared')
const CLI = ['npm', 'run', '--silent', 'cli', '--'] as const

async function score(tool: string, data: string, command: string): Promise<Record<string, unknown>> {
  const path = resolve(SHARED, 'data', data)
  if (!existsSync(path)) throw new Error(`The labelled data is not there: ${path} (BENCH_DATA names its folder).`)
  const args = [resolve(SHARED, 'tools', tool), path, '--json', '--', ...CLI, command]
  const { stdout } = await run('node', args, { maxBuffer: 1 << 26 })
  return JSON.parse(stdout) as Record<string, unknown>
}

const figure = (name: string, value: unknown, goal: string | null): Figure => ({
  name,
  value: value as number,
  unit: 'share',
  goal,
})

/** The weights of the writer were learned from all of these libraries together: expect less of others. */
const LEARNED = 'learned from '

export const libraries: Benchmark = {
  name: 'libraries',
  async run() {
    const figures: Figure[] = []
    for (const name of readdirSync(resolve(SHARED, 'data/library'), { withFileTypes: true })) {
      if (!name.isDirectory()) continue
      const result = await score('score-answers.mjs', `library/${name.name}`, 'answer')
      const add = (key: string, goal: string) =>
        figures.push(figure(`${LEARNED}${name.name}: ${key}`, result[key], goal))
      add('fileInFirst3', '>= 0.90 (aim 0.95)')
      add('passageCited', '>= 0.70 (aim 0.85)')
      add('factsPresent', '>= 0.45 (aim 0.65)')
      add('limitKept', '>= 1.00')
      add('declined', '>= 0.60 (aim 0.90)')
    }
    return figures
  },
}
