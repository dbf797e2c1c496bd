import { cp, mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const project = fileURLToPath(new URL('../../', import.meta.url))

const LINKED = ['node_modules', 'core', 'adapters', 'apps/server', 'apps/worker', 'apps/cli', 'apps/wiring', 'apps/web']
const COPIED = ['package.json', 'package-lock.json', 'tsconfig.json', 'apps/launch']

/** Makes a project of its own of a folder: the same sources and packages, with nothing built yet. */
export async function linkProject(folder: string): Promise<void> {
  await mkdir(join(folder, 'apps'), { recursive: true })
  for (const path of LINKED) await symlink(join(project, path), join(folder, path))
  for (const path of COPIED) await cp(join(project, path), join(folder, path), { recursive: true })
}
