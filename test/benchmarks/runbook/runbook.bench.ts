import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Benchmark, Figure } from '../measure.ts'
import { runbookBlocks } from './runbook-blocks.ts'

const project = fileURLToPath(new URL('../../../', import.meta.url))
const script = fileURLToPath(new URL('rehearse.sh', import.meta.url))

/**
 * Runs every block of the runbook for one machine, with nginx, Caddy and PostgreSQL, on a machine made of namespaces. Needs
 * root, Linux, and these programs: apt-get install nginx caddy postgresql rsync iproute2.
 */
export const runbook: Benchmark = {
  name: 'runbook',
  async run(): Promise<Figure[]> {
    const folder = await mkdtemp(join(tmpdir(), 'runbook-'))
    try {
      for (const [file, block] of await runbookBlocks()) await writeFile(join(folder, file), block)
      const apart = ['--mount', '--net', '--pid', '--fork', '--kill-child', 'bash', script]
      const env = { ...process.env, PROJECT: project.replace(/\/$/, ''), BLOCKS: folder }
      const { stdout, stderr } = await promisify(execFile)('unshare', apart, { env, maxBuffer: 1 << 26 })
      process.stderr.write(stderr)
      const lines = stdout.split('\n')
      const failed = lines.filter((line) => line.startsWith('failed '))
      if (failed.length > 0) process.stderr.write(`${failed.join('\n')}\n`)
      const done = lines.filter((line) => line.startsWith('ok ')).length
      return [
        { name: 'steps of the runbook that failed', value: failed.length, unit: 'steps', goal: '<= 0' },
        { name: 'steps of the runbook that worked', value: done, unit: 'steps', goal: '>= 60' },
      ]
    } finally {
      await rm(folder, { recursive: true })
    }
  },
}
