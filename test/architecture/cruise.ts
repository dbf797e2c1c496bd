import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { text } from 'node:stream/consumers'

export interface Violation {
  readonly rule: string
  readonly from: string
  readonly to: string
}

export interface Cruise {
  readonly modules: readonly string[]
  readonly violations: readonly Violation[]
}

interface Report {
  modules: { source: string }[]
  summary: { violations: { from: string; to: string; rule: { name: string } }[] }
}

export const project = fileURLToPath(new URL('../../', import.meta.url))

const layout = ['core', 'adapters', 'apps', 'test']

/** Runs the project's dependency rules, in a process of its own as `npm run check` does, over the folder's modules. */
export async function cruise(folder: string): Promise<Cruise> {
  const program = join(project, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const rules = ['--config', join(project, '.dependency-cruiser.cjs'), '--output-type', 'json']
  const folders = layout.filter((name) => existsSync(join(folder, name)))
  const child = spawn(process.execPath, [program, ...rules, ...folders], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, complaint] = await Promise.all([text(child.stdout), text(child.stderr)])
  if (!output.startsWith('{')) throw new Error(`The dependency checker failed: ${complaint}`)
  const { modules, summary } = JSON.parse(output) as Report
  return {
    modules: modules.map(({ source }) => source),
    violations: summary.violations.map(({ from, to, rule }) => ({ rule: rule.name, from, to })),
  }
}
