import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { inProject, projectFolder } from './project.mjs'

function filesUnder(path) {
  try {
    const entries = readdirSync(path, { withFileTypes: true, recursive: true })
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath ?? entry.path, entry.name))
  } catch {
    return [path]
  }
}

/** A digest of the names and contents of all files under these paths, the same wherever the project lies. */
function fingerprint(paths) {
  const digest = createHash('sha256')
  const files = paths.flatMap((path) => filesUnder(inProject(path)))
  const names = files.map((file) => relative(projectFolder, file).split(sep).join('/')).sort()
  for (const name of names) digest.update(name).update(readFileSync(inProject(name)))
  return digest.digest('hex')
}

/** Whether the stamp of a build holds another fingerprint than its sources have. */
export function isStale({ stamp, sources }) {
  return fingerprint(sources) !== readStamp(inProject(stamp))
}

/** Runs `make` where the build is stale. The stamp is written last, so that a build cut short is done again. */
export async function buildWhenStale({ stamp, sources, make }) {
  const current = fingerprint(sources)
  if (current === readStamp(inProject(stamp))) return
  await make()
  mkdirSync(dirname(inProject(stamp)), { recursive: true })
  writeFileSync(inProject(stamp), current)
}

function readStamp(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
