import './node-version.mjs'
import { existsSync, readFileSync } from 'node:fs'
import { inProject } from './project.mjs'
import { npm, show } from './run.mjs'

const packagesIn = (lockFile) => JSON.parse(readFileSync(inProject(lockFile), 'utf8')).packages

/** Compares npm's own note of what it installed with the lock file; packages for other platforms may be absent, and what builds where nothing is to be built. */
function isInstalledAsLocked(builds) {
  if (!existsSync(inProject('node_modules/.package-lock.json'))) return false
  const installed = packagesIn('node_modules/.package-lock.json')
  return Object.entries(packagesIn('package-lock.json')).every(
    ([path, { version, optional, dev }]) =>
      path === '' || (installed[path] ? installed[path].version === version : optional || (dev && !builds)),
  )
}

/** Installs the locked packages, those that build too where something is to be built, when they are missing or not the locked ones; ends the process when that fails. */
export async function ensureInstalled(builds = true) {
  if (isInstalledAsLocked(builds)) return
  console.error('Installing packages. This takes a minute or two …')
  const [command, args] = npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  if ((await show(command, args)) === 0) return
  console.error('The packages could not be installed: see the messages above, then try again.')
  process.exit(1)
}
