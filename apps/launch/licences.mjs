import { existsSync, readFileSync } from 'node:fs'
import { inProject } from './project.mjs'

/**
 * Licences that bind the product to nothing but naming its authors, the MPL, which binds changes to its own files, and
 * those of fonts, which bind changed fonts to other names.
 */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Bitstream-Vera',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
])

/** Packages that name none, or none that tools know, and what their own licence file says. */
const READ_BY_HAND = {
  'node_modules/dejavu-fonts-ttf': 'Bitstream-Vera',
  'node_modules/humanize-number': 'MIT',
  'node_modules/only': 'MIT',
  'node_modules/png-js': 'MIT',
}

/**
 * Whether an SPDX expression can be met by allowed licences alone: one of those separated by OR, each of those by AND.
 */
export function isAllowed(expression) {
  const words = expression.replace(/[()]/g, '').trim()
  if (words.includes(' OR ')) return words.split(' OR ').some(isAllowed)
  return words.split(' AND ').every((name) => ALLOWED.has(name.trim()))
}

/** The packages of a lock file that no allowed licence covers, each in a line. */
export function refusedIn({ packages }) {
  return Object.entries(packages).flatMap(([path, { license, link }]) => {
    if (path === '' || link) return []
    const licence = READ_BY_HAND[path] ?? license ?? licenceInside(path) ?? 'none'
    return isAllowed(String(licence)) ? [] : [`${path}: ${licence}`]
  })
}

/** What the installed package says of itself; older ones say it in another form. */
function licenceInside(path) {
  const file = inProject(`${path}/package.json`)
  if (!existsSync(file)) return undefined
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8'))
  return license ?? licenses?.map(({ type }) => type).join(' AND ')
}
