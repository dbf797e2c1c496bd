import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const runbook = fileURLToPath(new URL('../../../docs/runbook.md', import.meta.url))

/** Heading, language and place among the blocks of both, for each file that the script takes. */
const BLOCKS = {
  'install.sh': ['Install', 'sh', 0],
  'settings.ini': ['Install', 'ini', 0],
  'grantwright.systemd': ['Install', 'systemd', 0],
  'grantwright.sh': ['Install', 'sh', 1],
  'grantwright.nginx': ['A proxy in front', 'nginx', 0],
  'grantwright.caddy': ['A proxy in front', 'caddy', 0],
  'below.nginx': ['Below a path of your site', 'nginx', 0],
  'below.caddy': ['Below a path of your site', 'caddy', 0],
  'grantwright-backup.sh': ['Back up, every night', 'sh', 0],
  'grantwright.cron': ['Back up, every night', 'cron', 0],
  'upgrade.sh': ['Upgrade this machine', 'sh', 0],
  'go-back.sh': ['Go back to the release before', 'sh', 0],
  'postgresql.sh': ['Move to PostgreSQL', 'sh', 0],
  'leave.sh': ['Move to another machine', 'sh', 0],
  'arrive.sh': ['Move to another machine', 'sh', 1],
} as const

function blocksOf(page: string, heading: string, language: string): string[] {
  const part = page.split(/^### /m).find((each) => each.startsWith(`${heading}\n`)) ?? ''
  return [...part.matchAll(/^```(\S+)\n([^]*?)^```$/gm)].flatMap(([, of, text]) => (of === language ? [text!] : []))
}

/** The settings of PgBouncer, of which `changed` replaces values by their names; the database's line is given whole. */
export async function poolerBlock(database: string, changed: Readonly<Record<string, string>>): Promise<string> {
  const [block] = blocksOf(await readFile(runbook, 'utf8'), 'A pooler before PostgreSQL', 'ini')
  if (block === undefined) throw new Error('docs/runbook.md has no block for a pooler.')
  const lines = block.replace(/^grantwright = .*$/m, database).split('\n')
  return lines.map((line) => replaced(line, changed)).join('\n')
}

function replaced(line: string, changed: Readonly<Record<string, string>>): string {
  const [name = ''] = line.split(' = ', 1)
  return name in changed ? `${name} = ${changed[name]}` : line
}

/** The texts of the blocks for one machine, by the file that each of them is. Throws for one that the page lacks. */
export async function runbookBlocks(): Promise<ReadonlyMap<string, string>> {
  const page = await readFile(runbook, 'utf8')
  const found = new Map<string, string>()
  for (const [file, [heading, language, at]] of Object.entries(BLOCKS)) {
    const block = blocksOf(page, heading, language)[at]
    if (block === undefined) throw new Error(`docs/runbook.md has no block ${file} under "${heading}".`)
    found.set(file, block)
  }
  return found
}
