import { mkdirSync, writeFileSync } from 'node:fs'
import { collect, npm } from './run.mjs'
import { inProject } from './project.mjs'

/** What the product is made of, in CycloneDX, from the lock file alone: it needs no network. */
const [command, args] = npm(['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--loglevel=error'])
const { code, output } = await collect(command, args)
const json = output.slice(output.indexOf('{'))
if (code !== 0 || JSON.parse(json).components.length === 0) {
  console.error(output)
  process.exit(1)
}
mkdirSync(inProject('dist'), { recursive: true })
writeFileSync(inProject('dist/sbom.cdx.json'), json)
