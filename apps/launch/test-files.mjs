import { relative } from 'node:path'
import { mochaCommand, showsDevelopmentPages, showsPages, showsShippedPages } from './mocha-process.mjs'
import { inProject, projectFolder } from './project.mjs'
import { show } from './run.mjs'
import { compileTests, newCodeFolder, testFiles } from './test-bundle.mjs'
import { SETS } from './test-groups.mjs'

const fromProject = (path) => relative(projectFolder, inProject(path)).replaceAll('\\', '/')

/** The test files that these paths name, or that lie in the folders that they name. */
export function filesAt(paths) {
  return paths.map(fromProject).flatMap((path) => {
    const inFolder = testFiles().filter((file) => file.startsWith(`${path}/`))
    return inFolder.length > 0 ? inFolder : [path]
  })
}

/** Compiles and runs these test files, one after the other, and returns whether all of their tests passed. */
export async function runFiles(files, { set = SETS[process.env.TEST_SET ?? 'embedded'] } = {}) {
  const folder = newCodeFolder()
  await compileTests(files, folder)
  const kinds = [showsDevelopmentPages, showsShippedPages, (path) => !showsPages(path)]
  const groups = kinds.map((isOfKind) => files.filter(isOfKind)).filter(({ length }) => length > 0)
  const codes = []
  for (const group of groups) {
    const [command, args, options] = mochaCommand({ files: group, set, folder, reporter: 'spec' })
    codes.push(await show(command, args, options))
  }
  return codes.every((code) => code === 0)
}
