import { zipSync, type ZipOptions, type Zippable } from 'fflate'

import type { Zip } from '../../open-zip.ts'

/** The date that office programs give the parts, so that equal changes give equal files. */
const MADE = { mtime: new Date(1980, 0, 1) }
/** The type of an OpenDocument file has to be readable without unpacking; pictures are packed already. */
const STORED = /^mimetype$|\.(?:png|jpe?g|gif)$/iu

/** A zip with some entries changed and new ones at its end. The content of all others, and their order, stay the same. */
export function writeZip(zip: Zip, changes: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const names = new Set([...zip.names, ...changes.keys()])
  const entries = [...names].map((name): [string, [Uint8Array, ZipOptions]] => [
    name,
    [changes.get(name) ?? zip.read(name)!, { ...MADE, level: STORED.test(name) ? 0 : 6 }],
  ])
  return zipSync(Object.fromEntries(entries) satisfies Zippable)
}
