import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { expect } from 'chai'

/** Compares a text with the one kept in a file; with `UPDATE_GOLDEN=1` the file is written instead. */
export function expectGolden(file: URL, text: string): void {
  if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(file, text)
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : ''
  expect(text, 'Run this test with UPDATE_GOLDEN=1 and read what changed in its golden files').to.equal(kept)
}
