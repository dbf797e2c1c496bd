import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What a browser loads on a first visit, by the names of its chunks in the bundle, those after the first picture too, and the
 * most kB (brotli) and files of scripts and styles.
 */
const firstPages = [
  { name: 'log-in page', chunks: ['index'], mostKilobytes: 115 },
  {
    name: 'home and projects pages',
    chunks: ['index', 'logged-in', 'after-first-page'],
    mostKilobytes: 150,
    mostFiles: 10,
  },
  {
    name: 'application page',
    chunks: ['index', 'logged-in', 'after-first-page', 'controls', 'reading', 'desk'],
    mostKilobytes: 430,
    mostFiles: 15,
  },
]

/** Part of a class name that antd's Table writes, minified or not. */
const tableMark = '-measure-row'

const admin = /(^|\/)(Admin[A-Z]|admin\/)/

function keyOf(manifest, chunk) {
  const key = Object.keys(manifest).find((each) => manifest[each].name === chunk)
  if (!key) throw new Error(`the bundle has no chunk ${chunk}, which the check of the bytes names`)
  return key
}

/** The keys and all that they import, without what they load later. */
function withImports(manifest, keys, found = new Set()) {
  for (const key of keys) {
    if (found.has(key)) continue
    found.add(key)
    withImports(manifest, manifest[key].imports ?? [], found)
  }
  return found
}

function servedBytes(folder, file) {
  const path = join(folder, file)
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}

/**
 * The scripts and styles that a page loads on a first visit: kB as they are served, and their keys in the manifest.
 * @returns {{ kilobytes: number, files: number, keys: string[] }}
 */
function pageWeight(folder, manifest, chunks) {
  const keys = [
    ...withImports(
      manifest,
      chunks.map((chunk) => keyOf(manifest, chunk)),
    ),
  ]
  const files = new Set(keys.flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? [])]))
  const bytes = [...files].reduce((sum, file) => sum + servedBytes(folder, file), 0)
  return { kilobytes: bytes / 1000, files: files.size, keys }
}

/** Throws when a page that is not for admins loads antd's Table, which is as heavy as a whole first page. */
function holdTableToAdmins(folder, manifest) {
  const hasTable = (key) => readFileSync(join(folder, manifest[key].file), 'utf8').includes(tableMark)
  const pages = Object.keys(manifest).filter((key) => key.startsWith('src/pages/'))
  if (pages.length > 0 && !pages.some((page) => [...withImports(manifest, [page])].some(hasTable)))
    throw new Error(`no page of the bundle has "${tableMark}", by which antd's Table is recognised`)
  const heavy = pages.find((page) => !admin.test(page) && [...withImports(manifest, [page])].some(hasTable))
  if (heavy) throw new Error(`${heavy} loads antd's Table, which is for the admin area alone`)
}

/**
 * Throws when a first page has grown above its limit, or when a page for users loads what belongs to the admin area. Takes
 * the manifest away.
 */
export function assertPageWeights(folder, pages = firstPages) {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  rmSync(join(folder, '.vite'), { recursive: true })
  holdTableToAdmins(folder, manifest)
  for (const { name, chunks, mostKilobytes, mostFiles = Infinity } of pages) {
    const { kilobytes, files, keys } = pageWeight(folder, manifest, chunks)
    if (kilobytes > mostKilobytes)
      throw new Error(`the ${name} loads ${kilobytes.toFixed(1)} kB of at most ${mostKilobytes} kB`)
    if (files > mostFiles) throw new Error(`the ${name} loads ${files} files of at most ${mostFiles}`)
    const foreign = keys.find((key) => admin.test(key))
    if (foreign) throw new Error(`the ${name} loads ${foreign}, which belongs to the admin area`)
  }
}
