import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { project } from './cruise.ts'

/** What must hold, and the files of tests that hold it. */
interface Row {
  readonly what: string
  readonly files: readonly string[]
}

const HEADER = 'what must hold'

/** The rows of all tables of the page, without their headers. */
export function rowsOf(page: string): readonly Row[] {
  return page
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[\s:|-]+$/.test(line))
    .map((line) => line.slice(1, -1).split(/(?<!\\)\|/))
    .map((cells) => cells.map((cell) => cell.replaceAll('\\|', '|').trim()))
    .filter(([what]) => what !== HEADER)
    .map(([what = '', files = '']) => ({ what, files: files === '' ? [] : files.split('<br>').map(unquoted) }))
}

/** Every row that names no test, and every file named that is no test. */
export function unheldIn(page: string): readonly string[] {
  return rowsOf(page).flatMap(({ what, files }) => [
    ...(files.length === 0 ? [`no test: ${what}`] : []),
    ...files.filter((file) => !isTest(file)).map((file) => `no such test: ${file}`),
  ])
}

const unquoted = (cell: string) => /^`(.+)`$/.exec(cell.trim())?.[1] ?? cell.trim()

function isTest(file: string): boolean {
  return /^test\/[\w./-]+\.(test|contract)\.tsx?$/.test(file) && existsSync(join(project, file))
}
