import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { findChromium } from './chromium.ts'

const minutes = 60_000

function run(command: string, args: readonly string[], timeout: number): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { env, timeout, stdio: ['ignore', 2, 2] }).status === 0
}

function downloadWithPlaywright(): void {
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js')
  run(process.execPath, [cli, 'install', 'chromium'], 5 * minutes)
}

function installDebianPackage(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  run('apt-get', ['update', '-qq'], 5 * minutes)
  // The shell has no windows to draw, and opens pages in less time; older releases have none.
  for (const name of ['chromium-headless-shell', 'chromium'])
    if (run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], 10 * minutes)) return
}

async function isFound(): Promise<boolean> {
  return await findChromium().then(
    () => true,
    () => false,
  )
}

/** Installs a browser for the tests if the machine has none. Throws where that does not work. */
export async function installMissingChromium(): Promise<void> {
  for (const install of [installDebianPackage, downloadWithPlaywright]) {
    if (await isFound()) break
    console.error('The browser tests need Chromium: installing it …')
    install()
  }
  await findChromium()
}
