import { mkdtempSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { mochaCommand, showsPages } from './mocha-process.mjs'
import { inProject, projectFolder } from './project.mjs'
import { show } from './run.mjs'
import { compileTests } from './test-bundle.mjs'
import { SETS } from './test-groups.mjs'

/** Compiles and runs these test files, and answers whether all of their tests passed. */
export async function runFiles(paths, { set = SETS[process.env.TEST_SET ?? 'embedded'], env = {} } = {}) {
  const files = paths.map((path) => relative(projectFolder, inProject(path)).replaceAll('\\', '/'))
  const folder = mkdtempSync(inProject('dist/test-code-'))
  try {
    await compileTests(files, folder)
    const groups = [files.filter(showsPages), files.filter((path) => !showsPages(path))].filter(
      ({ length }) => length > 0,
    )
    const codes = []
    for (const group of groups) {
      const [command, args, options] = mochaCommand({ files: group, set, folder, reporter: 'spec', env })
      codes.push(await show(command, args, options))
    }
    return codes.every((code) => code === 0)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
