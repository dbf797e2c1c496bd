import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { expect } from 'chai'
import { runbookBlocks } from '../benchmarks/runbook/runbook-blocks.ts'

const COMMAND_FILES = new URL('../../apps/cli/commands/', import.meta.url)
const SETTINGS = readFileSync(new URL('../../docs/configuration.md', import.meta.url), 'utf8')

describe('the runbook for one machine', () => {
  let blocks: ReadonlyMap<string, string>

  before(async () => (blocks = await runbookBlocks()))

  const shell = () => [...blocks].filter(([file]) => file.endsWith('.sh') || file.endsWith('.cron'))

  it('has blocks that a shell can read', () => {
    for (const [file, block] of shell())
      if (file.endsWith('.sh')) execFileSync('bash', ['-n'], { input: block, stdio: ['pipe', 'inherit', 'inherit'] })
  })

  it('names commands and settings that there are', () => {
    const commands = readdirSync(COMMAND_FILES).map((file) => file.replace('.ts', ''))
    const named = shell().flatMap(([, block]) =>
      [...block.matchAll(/(?:^|\()grantwright (\w+)/gm)].map(([, name]) => name),
    )
    const settings = [...blocks.get('settings.ini')!.matchAll(/^(\w+)=/gm)].map(([, name]) => name!)

    expect(new Set(named)).to.deep.equal(new Set(['backup', 'doctor', 'export', 'import']))
    for (const name of named) expect(commands).to.include(name)
    for (const name of settings) expect(SETTINGS).to.contain(`\`${name}\``)
    expect(settings).to.have.length.greaterThan(5)
  })

  it('lets more through its proxies than the product takes, so that the product says what is too large', () => {
    const [, largest = ''] = /`MAX_UPLOAD_MB` +\|[^|]*\| (\d+)/.exec(SETTINGS) ?? []
    const names = ['grantwright.nginx', 'grantwright.caddy', 'below.nginx', 'below.caddy']
    const limits = names.map((name) => /(?:client_max_body_size|max_size) (\d+)(?:m;|MB)/.exec(blocks.get(name)!))

    expect(Number(largest)).to.be.greaterThan(0)
    for (const limit of limits) expect(Number(limit?.[1])).to.be.greaterThan(Number(largest))
  })
})
